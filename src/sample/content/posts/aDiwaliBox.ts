export const aDiwaliBox = {
  id: 12,
  title: {
    en: 'Packing a Diwali box, from the bottom up',
    gu: 'દિવાળીનું બૉક્સ, તળિયેથી ઉપર સુધી',
    hi: 'दिवाली का डिब्बा, नीचे से ऊपर तक',
  },
  image: '/media/scene-diyas.jpg',
  createdAt: '2026-11-03T11:15:00.000Z',
  description: {
    en: [
      'A Diwali box is opened forty times. Every visitor gets a handful, every child gets two, and the box has to look generous on the last evening as well as on the first. That is an engineering problem, and after four seasons we have opinions about it. Weight goes to the bottom: mini kachori, farsi puri, the thick gathiya. Nothing crushes them. The heavy layer also keeps the box from sliding about on a scooter, which is how three out of four of them travel.',
      'In the middle come the rings. Chakri (ચકરી) is the piece that people judge you by, and it breaks if you so much as look at it. We stand it on edge, like plates in a rack, with a paper collar round every six. Packed flat, one in five arrives in pieces; on edge, one in thirty. Beside it goes the chevdo, in a bag of its own, because a flake of poha will find its way into everything you own. At the top is what the eye meets first: fine yellow sev, coiled, and a square of peanut chikki for each person in the house, plus one.',
    ],
    gu: [
      'દિવાળીનું બૉક્સ ચાળીસ વાર ખૂલે. જે આવે એને મુઠ્ઠી, છોકરાંને બે મુઠ્ઠી, અને છેલ્લી સાંજેય બૉક્સ પહેલા દિવસ જેવું ભરેલું લાગવું જોઈએ. આ તો એન્જિનિયરિંગનો સવાલ છે, અને ચાર સીઝન પછી અમારી પાસે એના જવાબ છે. વજનદાર ચીજો તળિયે: મિની કચોરી, ફરસી પૂરી, જાડા ગાંઠિયા.',
      'વચ્ચે આવે ચકરી. લોકો તમને ચકરી પરથી માપે, અને એ તો જોતાંવેંત ભાંગે. એટલે અમે એને ઊભી ગોઠવીએ, ઘોડામાં થાળીઓ ગોઠવીએ એમ, અને છ છ ચકરીને કાગળની પટ્ટી વીંટાળીએ. આડી મૂકો તો પાંચમાંથી એક ભાંગે; ઊભી મૂકો તો ત્રીસમાંથી એક. બાજુમાં ચેવડો, અલગ થેલીમાં, નહીં તો પૌંઆ બધે ઘૂસી જાય. સૌથી ઉપર ઝીણી પીળી સેવ, અને ઘરના દરેકને ચિક્કીનું એક ચોસલું.',
    ],
    hi: [
      'दिवाली का डिब्बा चालीस बार खुलता है। हर मिलने वाले को एक मुट्ठी, हर बच्चे को दो, और आखिरी शाम को भी डिब्बा पहले दिन जैसा भरा दिखना चाहिए। यह इंजीनियरिंग का सवाल है, और चार सीज़न के बाद हमारे पास इसका जवाब है। भारी चीज़ें नीचे: मिनी कचौरी, फरसी पूरी, मोटे गाठिये।',
      'बीच में आती है चकली। लोग आपको चकली से ही परखते हैं, और वह नज़र पड़ते ही टूट जाती है। इसलिए हम उसे खड़ा करके रखते हैं, जैसे रैक में थालियाँ, और हर छह पर कागज़ की पट्टी लपेटते हैं। लिटाकर रखें, तो पाँच में से एक टूटती है; खड़ी रखें, तो तीस में से एक। बगल में चिवड़ा, अपनी अलग थैली में, नहीं तो पोहा हर जगह घुस जाता है। सबसे ऊपर बारीक पीली सेव, और घर के हर सदस्य के लिए चिक्की का एक टुकड़ा।',
    ],
  },
  title2: {
    en: 'The last visitor should find what the first one found.',
    gu: 'છેલ્લા મહેમાનને પણ પહેલા જેવું જ ભરેલું મળવું જોઈએ.',
    hi: 'आखिरी मेहमान को भी पहले जैसा भरा डिब्बा मिले।',
  },
  description2: {
    en: [
      'Everything in it is dry, and that is why it keeps. Sealed, sev is good for four months, chakri for three, mini kachori for three to four, chikki for two to three. Opened, with forty hands in it, count on ten days, and put the lid back. There is nothing with milk solids inside. Milk sweets we leave to the mithai shops.',
      'Peanuts are in the chevdo and the chikki, wheat in the puri and the kachori, sesame in the chakri; the hing in the sev and the gathiya may contain wheat. It is printed on the lid, in type that can be read without glasses.',
    ],
    gu: [
      'અંદર બધું સૂકું છે, એટલે જ ટકે. સીલબંધ હોય તો સેવ ચાર મહિના, ચકરી ત્રણ, મિની કચોરી ત્રણથી ચાર, ચિક્કી બેથી ત્રણ. ખોલ્યા પછી, ચાળીસ હાથ ફર્યા પછી, દસ દિવસ ગણો, અને ઢાંકણ બંધ રાખો.',
      'ચેવડા અને ચિક્કીમાં સીંગદાણા છે, પૂરી અને કચોરીમાં ઘઉં, ચકરીમાં તલ; સેવ-ગાંઠિયાની હિંગમાં ઘઉં હોઈ શકે. દૂધ કે માવાની કોઈ ચીજ નથી. ઢાંકણ પર એ ચશ્માં વગર વંચાય એવડા અક્ષરે છાપેલું છે.',
    ],
    hi: [
      'अंदर सब कुछ सूखा है, इसीलिए चलता है। सीलबंद रहे, तो सेव चार महीने, चकली तीन, मिनी कचौरी तीन से चार, चिक्की दो से तीन। खुलने के बाद, चालीस हाथ लगने के बाद, दस दिन मानिए, और ढक्कन बंद रखिए।',
      'चिवड़े और चिक्की में मूँगफली है, पूरी और कचौरी में गेहूँ, चकली में तिल; सेव-गाठिये की हींग में गेहूँ हो सकता है। दूध-मावे की कोई चीज़ नहीं। ढक्कन पर यह इतने बड़े अक्षरों में छपा है कि बिना चश्मे के पढ़ लें।',
    ],
  },
  title3: {
    en: 'Ordering, and what comes with it',
    gu: 'ઑર્ડર, અને સાથે શું આવે',
    hi: 'ऑर्डर, और साथ में क्या आता है',
  },
  description3: {
    en: [
      'Boxes hold one, two or four kilos, at ₹650 a kilo. Use the order form on the ready-to-eat page and write the number of boxes, the day and a Gujarati or English name for the tag. Our team calls you within 24\u00a0hours; nothing is paid on the site. Diwali boxes leave before other parcels: order at least two days before the festival in Vadodara or Ahmedabad and three days elsewhere in Gujarat; for any other place we tell you on the phone whether the box can arrive in time.',
      'Each box is tied with cotton tape in one of four colours and carries a clay diya, wrapped in the sheet with the ingredients. Light one and read the other. Saal Mubarak (સાલ મુબારક)!',
    ],
    gu: [
      'બૉક્સ એક, બે કે ચાર કિલોનાં મળે છે, ₹650નું કિલો. ‘તૈયાર નાસ્તો’ પાના પર ઑર્ડર ફોર્મમાં કેટલાં બૉક્સ, કયો દિવસ અને ટૅગ પર કયું નામ (ગુજરાતી કે અંગ્રેજીમાં) એ લખો. અમારી ટીમ 24\u00a0કલાકમાં ફોન કરશે; સાઇટ પર પૈસા આપવાના નથી. દિવાળીનાં બૉક્સ બીજાં પાર્સલ પહેલાં નીકળે: વડોદરા અને અમદાવાદના ઑર્ડર તહેવારના બે દિવસ પહેલાં સુધી લઈએ, ગુજરાતમાં બીજે ત્રણ દિવસ પહેલાં સુધી; ગુજરાત બહાર બૉક્સ ટાઇમસર પહોંચશે કે નહીં એ ફોન પર કહીશું.',
      'દરેક બૉક્સ સાથે માટીનું કોડિયું આવે છે, ચીજોની યાદીના કાગળમાં વીંટેલું. કોડિયું પ્રગટાવો અને કાગળ વાંચો. સાલ મુબારક!',
    ],
    hi: [
      'डिब्बे एक, दो या चार किलो के हैं, ₹650 प्रति किलो। ‘रेडी टू ईट’ पेज पर ऑर्डर फ़ॉर्म में डिब्बों की गिनती, दिन, और टैग पर लिखा जाने वाला नाम, गुजराती या अंग्रेज़ी में, भरिए। हमारी टीम 24\u00a0घंटे में फ़ोन करेगी; साइट पर कोई पैसा नहीं देना है। दिवाली के डिब्बे बाकी पार्सलों से पहले निकलते हैं: वडोदरा और अहमदाबाद के ऑर्डर त्योहार से दो दिन पहले तक लेते हैं, गुजरात में बाकी जगह के तीन दिन पहले तक; गुजरात के बाहर डिब्बा समय पर पहुँचेगा या नहीं, यह फ़ोन पर बता देंगे।',
      'हर डिब्बे के साथ मिट्टी का एक दीया आता है, सामग्री वाले कागज़ में लिपटा। दीया जलाइए, कागज़ पढ़िए। साल मुबारक!',
    ],
  },
  tags: {
    en: 'Festival, Ready to eat, Chakri',
    gu: 'તહેવાર, તૈયાર નાસ્તો, ચકરી',
    hi: 'त्योहार, रेडी टू ईट, चकली',
  },
  pageTitle: {
    en: 'How to pack a Diwali box of dry snacks',
    gu: 'દિવાળીના સૂકા નાસ્તાનું બૉક્સ કેવી રીતે ભરવું',
    hi: 'दिवाली के सूखे नाश्ते का डिब्बा कैसे सजाएँ',
  },
  metaDescription: {
    en: 'Gathiya at the bottom, chakri on edge, sev on top. Allergens are on the lid; order two to three days ahead.',
    gu: 'ગાંઠિયા તળિયે, ચકરી ઊભી, સેવ ઉપર. ઍલર્જી કરી શકે એવી ચીજો ઢાંકણ પર; ઑર્ડર તહેવારના બે-ત્રણ દિવસ પહેલાં સુધી.',
    hi: 'गाठिये नीचे, चकली खड़ी, सेव ऊपर। एलर्जी करने वाली चीज़ें ढक्कन पर; ऑर्डर त्योहार से दो-तीन दिन पहले तक।',
  },
};
