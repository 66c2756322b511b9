export const uttarayanTerrace = {
  id: 3,
  title: {
    en: 'Uttarayan: what to carry up to the terrace',
    gu: 'ઉત્તરાયણ: ધાબે શું લઈ જવું',
    hi: 'उत्तरायण: छत पर क्या ले जाएँ',
  },
  image: '/media/scene-kites.jpg',
  createdAt: '2026-01-09T08:00:00.000Z',
  description: {
    en: [
      'On the fourteenth of January nobody in Ahmedabad is on the ground. Whole families move up to the terrace at sunrise with kites, a reel of thread, a loudspeaker and caps, and they stay until the paper lanterns go up after dark. Uttarayan (ઉત્તરાયણ) is a festival of the neck and the stomach, because you spend it looking up and eating. The kite comes first. You need one hand for the thread, so nothing that takes a knife and fork. There is wind, so nothing that flies. And somebody will shout “kai po che!” at the moment of the first bite, so nothing that is spoilt when it is put down.',
      'Of the food, chikki goes up first, because it needs no plate. Peanuts and jaggery, cooked to the point where a drop snaps in cold water, rolled thin on an oiled stone and scored before it sets. In the cold it cracks like a roof tile. After it comes the pot of undhiyu, carried up with a towel round it, and puris to scoop it up with. And there is jalebi, because at eleven in the morning the sun is pale, everybody is hoarse, and nothing else will do. For the afternoon we pack a dry box: sev, chakri, methi khakhra. It can stand open all afternoon, and a child can raid it without being caught.',
    ],
    gu: [
      'ચૌદમી જાન્યુઆરીએ અમદાવાદમાં કોઈ જમીન પર નથી હોતું. આખાં કુટુંબ સવારથી પતંગ, ફીરકી, સ્પીકર અને ટોપી લઈને ધાબે ચડે, અને અંધારું થયે તુક્કલ ચગે ત્યાં સુધી ઊતરે નહીં. ઉત્તરાયણ ડોક અને પેટનો તહેવાર: ઉપર જોયા કરવાનું ને ખાધા કરવાનું. ખાવાનું પતંગને નડે નહીં એવું જોઈએ: ચમચી વગર ખવાય, પવનમાં ઊડે નહીં, ને નીચે મૂકવું પડે તોય બગડે નહીં.',
      'પહેલી ચિક્કી, એને પ્લેટ ન જોઈએ. સીંગ અને ગોળ; પાણીમાં ટીપું કડક થાય ત્યાં સુધીનો પાયો, તેલવાળા પાટલે પાતળી વણેલી, ઠરતાં પહેલાં કાપા પાડેલી. ઠંડીમાં નળિયાની જેમ તૂટે. પછી ટુવાલ વીંટેલું ઊંધિયાનું તપેલું, અને પૂરી. અને જલેબી: અગિયાર વાગ્યે તડકો કૂણો હોય, સૌના અવાજ બેસી ગયા હોય, ત્યારે ગળ્યું જ કામ આવે.',
    ],
    hi: [
      'चौदह जनवरी को अहमदाबाद में कोई ज़मीन पर नहीं होता। पूरे परिवार सुबह से पतंग, फिरकी, स्पीकर और टोपी लेकर छत पर चढ़ते हैं, और अँधेरे में कंदील उड़ने तक उतरते नहीं। उत्तरायण गर्दन और पेट का त्योहार है: ऊपर देखते रहिए और खाते रहिए। खाना ऐसा चाहिए जो पतंग के आड़े न आए: बिना चम्मच के खाया जाए, हवा में न उड़े, और बीच में रखना पड़े तो बिगड़े नहीं।',
      'सबसे पहले चिक्की, उसे प्लेट नहीं चाहिए। मूँगफली और गुड़; चाशनी इतनी पकी कि पानी में बूँद टपकाते ही कड़क हो जाए, तेल लगे पटरे पर पतली बेली हुई, और जमने से पहले उस पर काटने के निशान। ठंड में खपरैल की तरह टूटती है। फिर तौलिये में लिपटा उंधियू का बरतन, और पूरियाँ। और जलेबी: ग्यारह बजे धूप हल्की होती है, सबके गले बैठे होते हैं, तब सहारा सिर्फ़ चीनी का है।',
    ],
  },
  title2: {
    en: 'One hand belongs to the thread. You eat with the other.',
    gu: 'એક હાથ દોરીનો. ખાવાનું બીજા હાથે ખવાવું જોઈએ.',
    hi: 'एक हाथ डोर का है। खाना दूसरे हाथ से हो जाना चाहिए।',
  },
  description2: {
    en: [
      'Most of our counters open at five on the day. Undhiyu is cooked overnight in two batches and sold by the kilo until it runs out, usually by nine. It has purple yam, small potatoes, lilva, green garlic and fenugreek dumplings, and an amount of oil that we will not discuss. It has no Jain version. There is wheat in the dumplings and the puris, and there are peanuts in the chikki.',
      'Jalebi goes on at six and does not stop. If you come to the counter with thread-cut fingers, we have bandages. If you come with somebody else’s kite, it is yours.',
    ],
    gu: [
      'એ દિવસે અમારાં મોટા ભાગનાં કાઉન્ટર પરોઢે પાંચ વાગ્યે ખૂલે. ઊંધિયું રાતે બે ઘાણમાં બને ને ખૂટે ત્યાં સુધી કિલોના ભાવે વેચાય; મોટે ભાગે નવ વાગ્યા સુધીમાં. રતાળુ, નાના બટાકા, લીલવા, લીલું લસણ અને મેથીનાં મૂઠિયાં; તેલની વાત નહીં કરીએ. જૈન ઊંધિયું નથી બનતું. મૂઠિયાં અને પૂરીમાં ઘઉં છે, ચિક્કીમાં સીંગદાણા.',
      'જલેબી છ વાગ્યે ચડે ને અટકે નહીં. દોરીથી આંગળી કપાઈ હોય તો કાઉન્ટર પર પટ્ટી છે.',
    ],
    hi: [
      'उस दिन हमारे ज़्यादातर काउंटर सुबह पाँच बजे खुलते हैं। उंधियू रात को दो घानों में बनता है और खत्म होने तक किलो के भाव बिकता है; ज़्यादातर नौ बजे तक। रतालू, छोटे आलू, हरी तुवर, हरा लहसुन और मेथी के मुठिये; तेल की बात नहीं करेंगे। जैन उंधियू नहीं बनता। मुठिये और पूरी में गेहूँ है, चिक्की में मूँगफली।',
      'जलेबी छह बजे चढ़ती है और रुकती नहीं। डोर से उँगली कटी हो, तो काउंटर पर पट्टी है।',
    ],
  },
  title3: {
    en: 'A terrace list for twelve people',
    gu: 'બાર જણના ધાબાની યાદી',
    hi: 'छत पर बारह लोगों के लिए क्या-क्या',
  },
  description3: {
    en: [
      'Two kilos of undhiyu and forty puris. A kilo and a half of jalebi, in two lots, so that the second is warm. A kilo of chikki, weighed at the counter. Three dry boxes. One flask of chai for the elders at ten and one for everybody at four. A bottle of water for each person and one for the person who forgot.',
      'Please pick up the thread afterwards. It stays in the trees for months, and birds do not see it.',
    ],
    gu: [
      'બે કિલો ઊંધિયું અને ચાળીસ પૂરી. દોઢ કિલો જલેબી, બે વારમાં, એટલે બીજી ગરમ મળે. એક કિલો ચિક્કી, કાઉન્ટર પર તોલાવીને. સૂકા નાસ્તાના ત્રણ ડબ્બા. દસ વાગ્યે વડીલો માટે ચાનું એક થરમૉસ, ચાર વાગ્યે સૌ માટે એક. માણસ દીઠ પાણીની એક બાટલી, અને લાવવાનું ભૂલી ગયું હોય એના માટે એક.',
      'પછી દોરી વીણી લેજો. ઝાડમાં મહિનાઓ રહે છે, અને પંખીને દેખાતી નથી.',
    ],
    hi: [
      'दो किलो उंधियू और चालीस पूरियाँ। डेढ़ किलो जलेबी, दो बार में, ताकि दूसरी गरम मिले। एक किलो चिक्की, काउंटर पर तुलवाकर। सूखे नाश्ते के तीन डिब्बे। दस बजे बड़ों के लिए चाय का एक थर्मस, चार बजे सबके लिए एक। हर एक के लिए पानी की एक बोतल, और जो भूल गया उसके लिए एक।',
      'बाद में डोर समेट लीजिए। पेड़ों में महीनों रहती है, और पंछियों को दिखती नहीं।',
    ],
  },
  tags: { en: 'Festival, Season, Jalebi', gu: 'તહેવાર, સીઝન, જલેબી', hi: 'त्योहार, मौसम, जलेबी' },
  pageTitle: {
    en: 'Uttarayan food: what to carry up to the terrace',
    gu: 'ઉત્તરાયણનો નાસ્તો: ધાબે શું લઈ જવું',
    hi: 'उत्तरायण का नाश्ता: छत पर क्या ले जाएँ',
  },
  metaDescription: {
    en: 'On Uttarayan one hand holds the thread. Here is what twelve people eat on a terrace with the other.',
    gu: 'ઉત્તરાયણે એક હાથ દોરીનો. બીજા હાથે બાર જણ ધાબે શું ખાય, એની યાદી.',
    hi: 'उत्तरायण पर एक हाथ डोर का। दूसरे हाथ से छत पर बारह लोग क्या खाएँ, उसकी सूची।',
  },
};
