export const firstRainDalVada = {
  id: 8,
  title: {
    en: 'First rain, first dal vada',
    gu: 'પહેલો વરસાદ, પહેલાં દાળવડાં',
    hi: 'पहली बारिश, पहला दाल वड़ा',
  },
  image: '/media/dal-vada.jpg',
  createdAt: '2026-06-30T12:05:00.000Z',
  description: {
    en: [
      'It rained at ten past four on Sunday, for the first time since October, and by half past four there was a queue of forty at the Paldi counter. Nobody had advertised anything. The city has an agreement with itself: when the dust settles, the oil goes on, and the snack is dal vada. Split moong dal with the skin on is soaked for three hours and no more. It is ground coarse, in small batches, with ginger and green chilli and no water at all. What comes out should look like wet gravel. If it looks like cream you have a batter for something else, and somebody should be told.',
      'Frying it is a matter of nerve. A lump the size of a lemon is broken off with the fingertips and let go, just as it is, at the surface of the oil. It sinks, and comes up ragged. The rags are what you are paying for: every loose grain of dal on the outside fries by itself, so that a dal vada rattles when it is tipped on to paper. Smooth ones stay silent. We turn them once. Four minutes, the colour of a wet brick, out. They go eight to a plate with sliced onion, fried salted chillies and, if you ask for it, a green chutney that Ahmedabad regards as unnecessary.',
    ],
    gu: [
      'રવિવારે ચાર ને દસે વરસાદ પડ્યો, ઑક્ટોબર પછી પહેલી વાર, અને સાડા ચારે તો પાલડીના કાઉન્ટર પર ચાળીસની લાઇન. કોઈએ જાહેરાત કરી નહોતી. શહેરનો વણલખ્યો નિયમ છે: ધૂળ બેસે એટલે તેલ ચડે, અને નાસ્તો એટલે દાળવડાં. ફોતરાવાળી મગની દાળ ત્રણ જ કલાક પલળે અને પાણી વગર કરકરી વટાય, ભીની કાંકરી જેવી.',
      'તળવામાં હિંમત જોઈએ. લીંબુ જેવડું વાટણ આંગળીનાં ટેરવાંથી લઈને, ગોળ વાળ્યા વગર, લીસું કર્યા વગર, તેલમાં સરકાવો. ડૂબે, અને ખરબચડું થઈને ઉપર આવે. પૈસા તો એ ખરબચડા ભાગના જ છે: બહારનો દાણેદાણો જુદો તળાય, એટલે કાગળ પર ઠાલવો ત્યારે દાળવડાં ખખડે. લીસાં હોય એ ચૂપ રહે.',
    ],
    hi: [
      'रविवार को चार बजकर दस मिनट पर बारिश हुई, अक्टूबर के बाद पहली बार, और साढ़े चार बजे पालडी के काउंटर पर चालीस लोगों की कतार थी। किसी ने विज्ञापन नहीं दिया था। शहर में यह बिना कहे तय है: धूल बैठी कि तेल चढ़ा, और नाश्ते में दाल वड़ा। छिलके वाली मूँग दाल सिर्फ़ तीन घंटे भीगती है और बिना पानी के दरदरी पिसती है, गीली बजरी जैसी।',
      'तलने में हिम्मत चाहिए। नींबू जितना लोंदा उँगलियों की पोरों से तोड़कर, बिना गोल किए, बिना चिकना किए, तेल में छोड़ दीजिए। डूबता है, और खुरदरा होकर ऊपर आता है। पैसे उसी खुरदरेपन के हैं: बाहर का एक-एक दाना अलग से करारा होता है, इसलिए कागज़ पर उलटते ही दाल वड़ा खड़खड़ाता है। चिकने वाले चुप रहते हैं।',
    ],
  },
  title2: {
    en: 'The rain decides the menu. We only light the stove.',
    gu: 'આજે શું બને એ વરસાદ નક્કી કરે. અમે તો ચૂલો પેટાવીએ.',
    hi: 'आज क्या बनेगा, यह बारिश तय करती है। हम तो बस चूल्हा जलाते हैं।',
  },
  description2: {
    en: [
      'Methi na gota (મેથીના ગોટા) is the second verse of the same song. Here the leaf is the point: a heap of chopped fenugreek, just enough gram flour to hold it, whole peppercorns and coriander seed that burst between the teeth. They are rounder, softer and greener, and they are dipped into a bowl of thin warm kadhi, which is made of buttermilk.',
      'Between the two there is a truce. Dal vada for the first rain of a day; gota when it has settled in and nobody is going home soon. Gota can be made Jain; dal vada has ginger in it. Both are fried in the oil that onion and potato share.',
    ],
    gu: [
      'મેથીના ગોટા એ જ ગીતની બીજી કડી. અહીં મહિમા ભાજીનો: ઢગલો સમારેલી મેથી, બંધાય એટલો જ ચણાનો લોટ, આખાં મરી, અને દાંત નીચે ફૂટતા ધાણા. ગોળ, પોચા, લીલા; અને બોળવા માટે વાટકીમાં છાશની ગરમ પાતળી કઢી.',
      'બેઉ વચ્ચે સમાધાન છે. દિવસનો પહેલો વરસાદ દાળવડાંનો; જામે ને કોઈને ઘેર જવાની ઉતાવળ ન હોય ત્યારે ગોટા. ગોટા કહેશો તો જૈન બને; દાળવડાંમાં આદું હોય. બેઉ ડુંગળી-બટાકા તળાય એ જ તેલમાં તળાય.',
    ],
    hi: [
      'मेथी के गोटे उसी गीत का दूसरा अंतरा हैं। यहाँ बात पत्ते की है: ढेर सारी कटी मेथी, बाँधने भर का बेसन, साबुत काली मिर्च, और दाँतों तले फूटता धनिया। गोल, नरम, हरे; और डुबोने के लिए कटोरी में छाछ की गरम पतली कढ़ी।',
      'दोनों में सुलह है। दिन की पहली बारिश दाल वड़े की; जब झड़ी लग जाए और घर जाने की जल्दी न हो, तब गोटे। गोटे माँगने पर जैन बनते हैं; दाल वड़े में अदरक होता है। दोनों उसी तेल में तले जाते हैं, जिसमें प्याज़-आलू।',
    ],
  },
  title3: {
    en: 'What rain does to a kitchen',
    gu: 'વરસાદ રસોડાને શું કરે',
    hi: 'बारिश रसोई के साथ क्या करती है',
  },
  description3: {
    en: [
      'Flour drinks from the air. In June our gram flour takes some six per cent less water than in April, and every batch card in the kitchen has a monsoon column. Sev is packed within the hour or not at all. Matches live in a tin. The shutters stay half down on the west side, and the person at the pan is relieved every forty minutes instead of every hour.',
      'At the counter it does something else. Strangers share an awning, then a bench, then a plate. On Sunday a man with a briefcase bought dal vada for a baraat band that had taken shelter, all eleven of them, tuba included. They played him to his scooter.',
    ],
    gu: [
      'લોટ હવામાંથી ભેજ ખેંચે. જૂનમાં ચણાના લોટને એપ્રિલ કરતાં છએક ટકા ઓછું પાણી જોઈએ, એટલે રસોડામાં દરેક ઘાણના કાર્ડ પર ચોમાસાનું ખાનું છે. સેવ કલાકમાં પૅક થાય, નહીં તો નહીં.',
      'કાઉન્ટર પર તો અજાણ્યા એક છાપરા નીચે આવે, પછી એક બાંકડે, પછી એક પ્લેટમાં. રવિવારે બ્રીફકેસવાળા એક ભાઈએ છાપરા નીચે ઊભેલી બૅન્ડપાર્ટીના અગિયારે જણને દાળવડાં ખવડાવ્યાં. બૅન્ડવાળા એમને વગાડતાં વગાડતાં સ્કૂટર સુધી મૂકી આવ્યા.',
    ],
    hi: [
      'बेसन हवा से नमी खींचता है। जून में उसे अप्रैल से कोई छह प्रतिशत कम पानी चाहिए, इसलिए रसोई में हर घान के कार्ड पर मानसून का एक कॉलम है। सेव या तो घंटे भर में पैक होती है, या होती ही नहीं।',
      'और काउंटर पर अजनबी एक छज्जे के नीचे आते हैं, फिर एक बेंच पर बैठते हैं, और फिर एक ही प्लेट से खाते हैं। रविवार को ब्रीफ़केस वाले एक साहब ने छज्जे के नीचे रुकी बैंड पार्टी के ग्यारहों लोगों को दाल वड़े खिलाए। वे उन्हें बजाते-बजाते स्कूटर तक छोड़ आए।',
    ],
  },
  tags: JSON.stringify([
    { en: 'Monsoon', gu: 'ચોમાસું', hi: 'मानसून' },
    { en: 'Season', gu: 'સીઝન', hi: 'मौसम' },
    { en: 'Dal vada', gu: 'દાળવડાં', hi: 'दाल वड़ा' },
  ]),
  pageTitle: {
    en: 'Dal vada and methi na gota: the first rain of the year',
    gu: 'દાળવડાં અને મેથીના ગોટા: વરસનો પહેલો વરસાદ',
    hi: 'दाल वड़ा और मेथी के गोटे: साल की पहली बारिश',
  },
  metaDescription: {
    en: 'Rain at ten past four, a queue of forty at half past. First dal vada, then methi na gota.',
    gu: 'ચાર ને દસે વરસાદ, સાડા ચારે ચાળીસની લાઇન. પહેલાં દાળવડાં, પછી મેથીના ગોટા.',
    hi: 'चार बजकर दस मिनट पर बारिश, साढ़े चार पर चालीस लोगों की कतार। पहले दाल वड़ा, फिर मेथी के गोटे।',
  },
};
