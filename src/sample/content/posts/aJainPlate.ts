export const aJainPlate = {
  id: 10,
  title: {
    en: 'A Jain plate is a design problem',
    gu: 'જૈન પ્લેટ: કાઢી નાખવાથી નથી બનતી',
    hi: 'जैन प्लेट: चीज़ें निकाल देने से नहीं बनती',
  },
  image: '/media/sev-khamani.jpg',
  createdAt: '2026-09-03T06:25:00.000Z',
  description: {
    en: [
      'Around Paryushan the questions at our counters change. They become shorter and more exact. “Is this vegetarian?” nobody asks, for everything is; they ask “is there anything in it that grew underground?” Onion, garlic, potato, carrot; ginger too, if you are strict; and, if you are stricter, nothing that stood overnight. Most kitchens answer by leaving things out, and the plate comes back with a hole in it. Take garlic from sev khamani and you notice that it was holding up the lemon. Take potato from a dabeli and you hold a buttered roll.',
      'We began with the dishes that never had the problem. Fafda is gram flour, ajwain and hing; its sambharo is green papaya, which hangs on a tree. Vanela gathiya is the same family. Masala chaas is buttermilk and cumin. Those three are on the board as they are. From them we learned what does the work of an onion: something sour, something with bite, and something that stays wet. For khaman the change is small: no ginger, and more green chilli, seeds out. Handvo and sandwich dhokla ferment overnight, and for that reason the menu does not mark them.',
    ],
    gu: [
      'પર્યુષણ આવે એટલે અમારા કાઉન્ટર પર સવાલ બદલાય. ટૂંકા થાય ને ચોક્કસ થાય. “શાકાહારી છે?” એમ કોઈ પૂછતું નથી, એ તો બધું જ છે; પૂછે છે “આમાં જમીનની અંદર ઊગેલું કંઈ છે?” ડુંગળી, લસણ, બટાકા, ગાજર, ચુસ્ત હો તો આદું; અને એથીય ચુસ્ત હો તો રાતવાસી કશું નહીં. મોટા ભાગનાં રસોડાં જવાબમાં ચીજો કાઢી નાખે છે, અને પ્લેટમાં ખાડો રહી જાય છે.',
      'અમે એવી વાનગીઓથી શરૂઆત કરી જેમાં આ સવાલ જ નહોતો. ફાફડામાં ચણાનો લોટ, અજમો અને હિંગ; એના સંભારામાં કાચું પપૈયું, જે ઝાડ પર થાય. વણેલા ગાંઠિયા એ જ કુટુંબના. મસાલા છાશ એટલે છાશ અને જીરું. એમાંથી શીખ્યા કે ડુંગળીનું કામ કોણ કરે: કંઈક ખાટું, કંઈક તમતમતું, અને કંઈક રસવાળું. ખમણમાં ફેર નાનો: આદું નહીં, ને બી કાઢેલાં લીલાં મરચાં થોડાં વધારે. હાંડવો અને સૅન્ડવિચ ઢોકળાં રાતભર આથાય, એટલે એના પર “કહેશો તો જૈન” લખતા નથી.',
    ],
    hi: [
      'पर्युषण आते ही हमारे काउंटर पर सवाल बदल जाते हैं। छोटे और सटीक हो जाते हैं। “शाकाहारी है?” यह कोई नहीं पूछता, वह तो सब है; पूछते हैं, “इसमें ज़मीन के नीचे उगा कुछ है?” प्याज़, लहसुन, आलू, गाजर; कड़ाई से मानें, तो अदरक भी; और उससे भी कड़ाई से, तो रात भर रखा कुछ भी नहीं। ज़्यादातर रसोइयाँ जवाब में चीज़ें निकाल देती हैं, और प्लेट में एक खाली जगह रह जाती है।',
      'हमने उन डिशों से शुरुआत की, जिनमें यह सवाल था ही नहीं। फाफड़े में बेसन, अजवाइन और हींग; उसके संभारो में कच्चा पपीता, जो पेड़ पर लगता है। वणेला गाठिया उसी परिवार का है। मसाला छाछ यानी छाछ और जीरा। इनसे हमने सीखा कि प्याज़ की कमी किससे पूरी होती है: थोड़ी खटास, थोड़ा चटपटापन और थोड़ी नमी। खमण में फ़र्क छोटा है: अदरक नहीं, और बीज निकाली हरी मिर्च कुछ ज़्यादा। हांडवो और सैंडविच ढोकले में रात भर खमीर उठता है, इसलिए उन पर “माँगने पर जैन” नहीं लिखते।',
    ],
  },
  title2: {
    en: 'Leaving out is not a recipe.',
    gu: 'કાઢી નાખવું એ કંઈ રેસિપી નથી.',
    hi: 'चीज़ें निकाल देना कोई रेसिपी नहीं।',
  },
  description2: {
    en: [
      'Sev khamani, which otherwise has garlic, took us longest. On the Jain plate roasted cumin takes its place, ground with green chilli and a little dried mango, and the lemon comes through again. About a third of those who order it do not keep the rule at all. They like it better.',
      'Dabeli, vada pav and ragda pattice we have given up on, and we say so. Raw banana behaves like potato until it cools, and then it behaves like chalk.',
    ],
    gu: [
      'સૌથી વધુ વાર સેવ ખમણીમાં લાગી, કેમ કે એમાં લસણ હોય છે. જૈન પ્લેટમાં લસણની જગ્યાએ શેકેલું જીરું, લીલાં મરચાં સાથે વાટેલું, અને થોડું આમચૂર. એ મંગાવનારમાં ત્રીજા ભાગના તો જૈન નથી; એમને એ જ વધારે ભાવે છે.',
      'દાબેલી, વડાપાઉં અને રગડા પૅટીસ બટાકાનાં જ બને છે. બટાકાની જગ્યાએ કાચું કેળું પણ અજમાવ્યું; ઠરે એટલે ચૉક જેવું થઈ જાય. આ ત્રણમાં અમે હાર માની છે, અને એવું કહી પણ દઈએ છીએ.',
    ],
    hi: [
      'सबसे ज़्यादा समय सेव खमणी ने लिया, क्योंकि उसमें लहसुन होता है। जैन प्लेट में लहसुन की जगह भुना जीरा, हरी मिर्च के साथ पिसा हुआ, और थोड़ा अमचूर। उसे मँगाने वालों में एक तिहाई जैन हैं ही नहीं; उन्हें यही ज़्यादा अच्छी लगती है।',
      'दाबेली, वड़ा पाव और रगड़ा पैटीस आलू से ही बनते हैं। आलू की जगह कच्चा केला भी आज़माया; ठंडा होते ही खड़िया जैसा हो जाता है। इन तीनों में हमने हार मान ली है, और साफ़ कह देते हैं।',
    ],
  },
  title3: { en: 'Separate spoons', gu: 'ચમચા પણ અલગ', hi: 'चम्मच भी अलग' },
  description3: {
    en: [
      'A rule about food is also a rule about tools. The frying oil is shared with onion and potato, and the menu says so beside the word Jain. Jain orders that are not fried are cooked with white-handled spoons, on the burner at the end of the row, and the chopping board that has never met an onion hangs on its own nail. It costs us four spoons and a nail. Trainees learn it on the first morning, before they learn any dish.',
      'If you keep the rule more strictly than we have guessed, tell us where you draw the line. Nobody at the counter will sigh. And if you are not sure whether today’s batter stood overnight, ask to see the card on the tub; the hour is written on it.',
    ],
    gu: [
      'ખાવાનો નિયમ એટલે વાસણનો પણ નિયમ. તળવાનું તેલ તો ડુંગળી-બટાકાવાળા નાસ્તાનું પણ એ જ છે, અને “જૈન” લખ્યું છે ત્યાં એ પણ લખ્યું છે. જે જૈન ઑર્ડરમાં કંઈ તળવાનું ન હોય એ સફેદ હાથાવાળા ચમચાથી, છેડાના ચૂલે બને; અને જે પાટિયાએ કદી ડુંગળી જોઈ નથી એ પોતાની ખીંટીએ લટકે છે.',
      'તમારો નિયમ અમે ધાર્યો એથી ચુસ્ત હોય તો કહેજો. ખીરું રાતવાસી છે કે નહીં એ જાણવું હોય તો ટબ પરનું કાર્ડ માગો; એના પર સમય લખેલો છે.',
    ],
    hi: [
      'खाने का नियम यानी बरतनों का भी नियम। तलने का तेल वही है, जिसमें प्याज़-आलू वाला नाश्ता तला जाता है, और तली हुई जिस डिश पर “जैन” लिखा है, उस पर यह भी लिखा है। जो जैन ऑर्डर तलना नहीं पड़ता, वह सफ़ेद हत्थे वाले चम्मचों से, कतार के आखिरी चूल्हे पर बनता है; और जिस पटरे ने कभी प्याज़ नहीं देखा, वह अपनी अलग कील पर टँगता है।',
      'आपका नियम हमारे अंदाज़े से ज़्यादा कड़ा हो, तो बताइए। घोल रात भर रखा है या नहीं, यह जानना हो, तो टब पर लगा कार्ड माँगिए; उस पर समय लिखा है।',
    ],
  },
  tags: [
    { en: 'Jain', gu: 'જૈન', hi: 'जैन' },
    { en: 'Kitchen', gu: 'રસોડું', hi: 'रसोई' },
    { en: 'Menu', gu: 'વાનગીઓ', hi: 'मेन्यू' },
  ],
  pageTitle: {
    en: 'Jain snacks: which dishes, and what replaces onion and garlic',
    gu: 'જૈન નાસ્તો: કઈ વાનગીઓ, અને ડુંગળી-લસણની જગ્યાએ શું',
    hi: 'जैन नाश्ता: कौन-सी डिशें, और प्याज़-लहसुन की जगह क्या',
  },
  metaDescription: {
    en: 'Fafda, gathiya and chaas need no change. Three dishes are nothing without potato; one got better without garlic.',
    gu: 'ફાફડા, ગાંઠિયા અને છાશમાં કશું બદલવું નથી પડતું. ત્રણ વાનગી બટાકા વગર બને જ નહીં; એક લસણ વગર વધારે સારી બની.',
    hi: 'फाफड़ा, गाठिया और छाछ में कुछ बदलना नहीं पड़ता। आलू वाली तीन डिशें जैन नहीं बनतीं; एक बिना लहसुन के और अच्छी बनी।',
  },
};
