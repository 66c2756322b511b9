export const theplaOnAFlight = {
  id: 6,
  title: {
    en: 'Thepla at thirty-five thousand feet',
    gu: 'પાંત્રીસ હજાર ફૂટે થેપલાં',
    hi: 'पैंतीस हज़ार फ़ुट पर थेपला',
  },
  image: '/media/pack-thepla.jpg',
  createdAt: '2026-04-23T07:10:00.000Z',
  description: {
    en: [
      'Somewhere over the Arabian Sea, about an hour after take-off, a foil pack opens in row 23 and the cabin smells of fenugreek. Heads turn. Some people are envious and some are reaching for their own. No Gujarati of our acquaintance has ever boarded an aircraft without thepla, and we see no reason to start. It is a bread built for distance. Wheat flour, chopped methi leaves, curd, turmeric, chilli, sesame, oil. The curd keeps it soft, the oil keeps the air out, and because it is rolled thin and cooked on a hot tawa there is little water left to spoil it. Made in the morning it is good for two days in a tin, and it tastes even better on the second.',
      'For longer journeys we seal five to a pack under vacuum, and they keep fifteen days, or three once you have opened them. Warm them for twenty seconds a side if you have a tawa, or sit on the pack for a quarter of an hour if you do not; both have been tried. In a hostel room they go with curd and pickle, on a trek with nothing, and in an office at four o’clock with a cutting chai and a closed door. The partner of thepla is chhundo, grated green mango that has stood in the sun with sugar until it turns to amber threads. It is sweet, then sour, then chilli, and it leaks. Put it in a jar with a screw lid, and the jar in a bag, and the bag in somebody else’s rucksack.',
    ],
    gu: [
      'અરબી સમુદ્ર ઉપર ક્યાંક, ઊપડ્યાને કલાકેક થયો હોય, અને 23મી હરોળમાં એક પડીકું ખૂલે ને આખા વિમાનમાં મેથીની સુગંધ. સૌ વળીને જુએ. કોઈને ઈર્ષા થાય, કોઈ પોતાનું પડીકું કાઢે. અમારા ઓળખીતા કોઈ ગુજરાતી કદી થેપલાં વગર વિમાનમાં ચડ્યા નથી, અને હવે એ રિવાજ તોડવાનું કોઈ કારણ પણ નથી. થેપલાં તો દૂર જવા માટે જ બન્યાં છે. દહીંથી પોચાં રહે, તેલથી હવા ન લાગે, અને પાતળાં વણાઈને ગરમ તવા પર શેકાય એટલે થેપલાંને બગાડે એટલું પાણી રહે નહીં.',
      'લાંબી સફર માટે અમે પાંચ પાંચ થેપલાં વૅક્યૂમમાં સીલ કરીએ છીએ; પંદર દિવસ ટકે, ખોલ્યા પછી ત્રણ. તવો હોય તો બેઉ બાજુ વીસ સેકન્ડ ગરમ કરો; ન હોય તો પૅકેટ પર પંદર મિનિટ બેસી જાઓ. બેઉ અજમાવેલું છે. હૉસ્ટેલમાં દહીં-અથાણા સાથે, ટ્રેકમાં એમ ને એમ, અને ઑફિસમાં ચાર વાગ્યે કટિંગ ચા સાથે, બારણું બંધ કરીને.',
    ],
    hi: [
      'अरब सागर के ऊपर कहीं, उड़ान भरे घंटा भर हुआ है, 23वीं कतार में फ़ॉइल का एक पैकेट खुलता है और पूरे केबिन में मेथी महक उठती है। सब मुड़कर देखते हैं। कुछ ललचाते हैं, कुछ अपना पैकेट निकालते हैं। हमारी जान-पहचान का कोई गुजराती आज तक बिना थेपले के जहाज़ में नहीं चढ़ा, और यह रिवाज तोड़ने की कोई वजह भी नहीं दिखती। थेपला बना ही दूर जाने के लिए है। दही से नरम रहता है, तेल हवा को रोकता है, और गरम तवे पर सिकने से उसमें इतना पानी बचता ही नहीं कि खराब हो।',
      'लंबे सफ़र के लिए हम पाँच-पाँच थेपले वैक्यूम में सील करते हैं; पंद्रह दिन चलते हैं, खोलने के बाद तीन। तवा हो, तो दोनों तरफ़ बीस-बीस सेकंड गरम कीजिए; न हो, तो पैकेट पर पंद्रह मिनट बैठ जाइए। दोनों आज़माए हुए हैं। हॉस्टल में दही-अचार के साथ, ट्रेक पर यूँ ही, और दफ़्तर में चार बजे कटिंग चाय के साथ, दरवाज़ा बंद करके।',
    ],
  },
  title2: {
    en: 'The last thing packed at home, and the first thing opened on the way.',
    gu: 'ઘેરથી નીકળતાં સૌથી છેલ્લે મુકાય, ને રસ્તે સૌથી પહેલાં ખૂલે.',
    hi: 'घर से निकलते समय सबसे आखिर में रखा जाता है, और रास्ते में सबसे पहले खुलता है।',
  },
  description2: {
    en: [
      'The dry snacks are easier. Khakhra is thepla’s thin cousin, pressed on the tawa with a wooden block until it is as crisp as a papad; sealed, it keeps for four months, because there is almost no water left in it. Sev keeps for four months, chakri for three. Put the brittle things at the top.',
      'Do not pack the following: anything with coconut that is not dried, anything with cut onion, and anything your aunt says will be fine.',
    ],
    gu: [
      'સૂકો નાસ્તો તો સહેલો. ખાખરો થેપલાંનો પાતળો પિતરાઈ, લાકડાના દટ્ટાથી તવા પર દબાવીને કાગળ જેવો કરકરો કરેલો; સીલબંધ ચાર મહિના ટકે, કેમ કે એમાં પાણી લગભગ રહ્યું જ નથી. સેવ ચાર મહિના, ચકરી ત્રણ. ભાંગે એવી ચીજો ઉપર મૂકો.',
      'આટલું ન લેવું: લીલું કોપરું હોય એવું, કાપેલી ડુંગળી હોય એવું, અને ફોઈ કહે કે કશું નહીં થાય, એવું.',
    ],
    hi: [
      'सूखे नाश्ते में तो कोई झंझट ही नहीं। खाखरा थेपले का दुबला भाई है, लकड़ी के गुटके से तवे पर दबाकर कागज़-सा करारा किया हुआ; सीलबंद चार महीने चलता है, क्योंकि उसमें पानी लगभग बचा ही नहीं। सेव चार महीने, चकली तीन। टूटने वाली चीज़ें ऊपर रखिए।',
      'ये मत ले जाइए: जिसमें कच्चा नारियल हो, जिसमें कटा प्याज़ हो, और जिसके लिए बुआ कहें कि कुछ नहीं होगा।',
    ],
  },
  title3: { en: 'At the other end', gu: 'ઊતર્યા પછી', hi: 'उतरने के बाद' },
  description3: {
    en: [
      'Customs officers have seen thepla before. Dry, sealed, labelled packs usually pass. Some countries do not let in milk, seeds or pulses, and the rules change, so check the customs website of the country you are flying to, keep the label on, and declare what you carry. It is better to lose a pack than a morning.',
      'If you are sending a parcel to a student, add one more pack than you meant to, for the room-mate. Our packs show ingredients, allergens and a date. Thepla contains wheat, milk and sesame.',
    ],
    gu: [
      'કસ્ટમ્સવાળાએ થેપલાં જોયેલાં છે. સૂકાં, સીલબંધ, લેબલવાળાં પૅકેટ મોટે ભાગે જવા દે. અમુક દેશો દૂધ, બિયાં કે કઠોળ આવવા દેતા નથી, અને નિયમો બદલાય છે; એટલે એ દેશની કસ્ટમ્સની વેબસાઇટ જોઈ લો, લેબલ રહેવા દો, અને સાથે જે છે એ જાહેર કરો.',
      'ભણવા ગયેલાને મોકલતા હો તો એક પૅકેટ વધારે મૂકજો, રૂમમાં બીજું પણ કોઈ હશે. અમારાં પૅકેટ પર અંદરની ચીજો, ઍલર્જી કરી શકે એવી ચીજો અને તારીખ લખેલાં છે. થેપલાંમાં ઘઉં, દૂધ અને તલ છે.',
    ],
    hi: [
      'कस्टम वाले थेपला पहचानते हैं। सूखे, सीलबंद, लेबल लगे पैकेट अक्सर निकल जाते हैं। कुछ देश दूध, बीज या दालें नहीं आने देते, और नियम बदलते रहते हैं; इसलिए उस देश की वेबसाइट देख लीजिए, लेबल लगा रहने दीजिए, और जो साथ है, उसे डिक्लेयर कीजिए।',
      'पढ़ने गए किसी बच्चे को भेज रहे हों, तो एक पैकेट ज़्यादा रखिए, रूममेट भी होगा। हमारे पैकेट पर सामग्री, एलर्जी करने वाली चीज़ें और तारीख लिखी हैं। थेपले में गेहूँ, दूध और तिल है।',
    ],
  },
  tags: {
    en: 'Ready to eat, Thepla, Travel',
    gu: 'તૈયાર નાસ્તો, થેપલાં, સફર',
    hi: 'रेडी टू ईट, थेपला, सफ़र',
  },
  pageTitle: {
    en: 'Packing thepla and khakhra for a flight',
    gu: 'ફ્લાઇટ માટે થેપલાં અને ખાખરા કેવી રીતે પૅક કરવાં',
    hi: 'फ़्लाइट के लिए थेपला और खाखरा कैसे पैक करें',
  },
  metaDescription: {
    en: 'Thepla for a flight: fifteen days sealed, three once opened. Keep the label on, and declare it.',
    gu: 'ફ્લાઇટ માટે થેપલાં: સીલબંધ પંદર દિવસ, ખોલ્યા પછી ત્રણ. લેબલ રહેવા દો, ને કસ્ટમ્સમાં જાહેર કરો.',
    hi: 'फ़्लाइट के लिए थेपला: सीलबंद पंद्रह दिन, खुलने के बाद तीन। लेबल लगा रहने दीजिए, और कस्टम में बता दीजिए।',
  },
};
