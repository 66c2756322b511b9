export const lilvaSeason = {
  id: 1,
  title: {
    en: 'Lilva: a hundred days of green pigeon peas',
    gu: 'લીલવા: લીલી તુવેરના સો દિવસ',
    hi: 'लीलवा: हरी तुवर के सौ दिन',
  },
  image: '/media/lilva-kachori.jpg',
  createdAt: '2025-11-18T06:30:00.000Z',
  description: {
    en: [
      'The first sacks of lilva came into our kitchen this week, still wet from the field, and the back room smells of cut grass. Lilva (લીલવા) are the green seeds of the pigeon pea, picked before they dry into the yellow tuver dal of every Gujarati cupboard. Between now and the end of February they are tender enough to crush with a spoon, and then they are gone for nine months. Shelling is the slow part. A sack of forty kilos gives fourteen kilos of peas, and no machine we have tried can tell a tender seed from a hard one. So six people sit round a steel tray from seven to ten with the radio on. Thumbnail along the seam, a twist, and the peas drop; the good ones squeak when you press them.',
      'A lilva kachori is mostly filling, so that is where the care goes. Crush the peas coarsely, so that a third stays whole. Cook them in a little oil with ginger, green chilli, sesame and grated coconut, and take the pan off when the bright green turns to olive. A squeeze of lemon and a pinch of sugar go in off the heat. Then comes the hard part: wait. Warm filling steams the dough from within, and the shell goes soft before it reaches the plate. The dough is wheat flour with enough oil to hold together when you squeeze a handful. Roll it to the size of a palm, thick in the middle, thin at the rim. Gather, pleat, pinch, turn the seam down. Seventeen pleats is what Hansa-ben makes; eleven will do.',
    ],
    gu: [
      'લીલવાની પહેલી ગૂણો આ અઠવાડિયે અમારા રસોડે આવી, ખેતરની ભીનાશ સાથે, અને પાછલા ઓરડામાં વાઢેલા ઘાસ જેવી સુગંધ છે. લીલવા એટલે તુવેરના લીલા દાણા, સુકાઈને દાળ બને એ પહેલાં ચૂંટેલા. હવેથી ફેબ્રુઆરીના અંત સુધી દાણા એવા કૂણા રહે કે ચમચીથી છૂંદાય; પછી નવ મહિના મળે નહીં. ફોલવાનું કામ ધીમું: છ જણ રેડિયો ચાલુ કરીને સ્ટીલની થાળીની ફરતે બેસે; સાંધે નખ, એક આમળો, ને દાણા ખરે.',
      'લીલવાની કચોરીમાં મોટે ભાગે પૂરણ જ હોય, એટલે પૂરણ બગડ્યું તો બધું બગડ્યું. દાણા અધકચરા વાટો, ત્રીજો ભાગ આખા રહે એમ. થોડા તેલમાં આદું, લીલાં મરચાં, તલ અને કોપરા સાથે સાંતળો, અને ચળકતો લીલો રંગ મહેંદી જેવો થાય એટલે ઉતારી લો. ઉતાર્યા પછી લીંબુ અને ચપટી ખાંડ નાખો. હવે અઘરું કામ: રાહ જુઓ. ગરમ પૂરણ અંદરથી ઘઉંની કણકને બાફી નાખે, અને પડ પ્લેટ સુધી પહોંચતાં પોચું થઈ જાય.',
    ],
    hi: [
      'लीलवा की पहली बोरियाँ इस हफ़्ते हमारी रसोई में आईं, खेत की नमी लिए हुए, और पिछले कमरे में कटी घास की महक है। लीलवा यानी तुवर के हरे दाने, सूखकर दाल बनने से पहले तोड़े हुए। अब से फ़रवरी के अंत तक इतने नरम कि चम्मच से पिस जाएँ; फिर नौ महीने नहीं मिलते। छीलना धीमा काम है: छह लोग रेडियो चलाकर स्टील की थाली के चारों ओर बैठते हैं; जोड़ पर नाखून, एक मरोड़, और दाने गिर जाते हैं।',
      'लीलवा कचौरी में ज़्यादातर भरावन ही होती है, इसलिए सारा दारोमदार भरावन पर है। दाने दरदरे कूटिए, पर एक तिहाई साबुत रहने दीजिए। थोड़े तेल में अदरक, हरी मिर्च, तिल और कसे नारियल के साथ भूनिए, और चमकीला हरा रंग मेहँदी जैसा होते ही उतार लीजिए। नींबू और चुटकी भर चीनी आँच से उतारकर। अब मुश्किल काम: रुकिए। गरम भरावन की भाप से गेहूँ का आटा अंदर ही अंदर गीला हो जाता है, और परत प्लेट तक पहुँचते-पहुँचते नरम पड़ जाती है।',
    ],
  },
  title2: {
    en: 'A crisp kachori is a matter of patience.',
    gu: 'કરકરી કચોરી એટલે ધીરજ.',
    hi: 'करारी कचौरी यानी धीरज।',
  },
  description2: {
    en: [
      'We fry in two passes. The first is slow, at a heat where a scrap of dough takes ten seconds to rise, and lasts eleven minutes. The shell dries and pales and grows small blisters. The second is hot and short, a minute and a half, until the pleats at the top are the colour of a new terracotta cup.',
      'People ask why ours come three to a plate. Two are for you. The third is for the person across the table who said they were not hungry.',
    ],
    gu: [
      'અમે બે વાર તળીએ. પહેલી વાર ધીમે તાપે, અગિયાર મિનિટ, પડ સુકાય અને ઝીણા પરપોટા થાય ત્યાં સુધી. બીજી વાર તેજ તાપે, દોઢ મિનિટ, ઉપરની કળીઓ નવી કુલડી જેવા રંગની થાય ત્યાં સુધી.',
      'લોકો પૂછે છે કે પ્લેટમાં ત્રણ કેમ. બે તમારી. ત્રીજી સામે બેઠેલાની, જેણે કહ્યું હતું કે મને ભૂખ નથી.',
    ],
    hi: [
      'हम दो बार तलते हैं। पहली बार धीमी आँच पर, ग्यारह मिनट, जब तक परत सूख न जाए और बारीक बुलबुले न पड़ें। दूसरी बार तेज़ आँच पर, डेढ़ मिनट, जब तक ऊपर की चुन्नटें नए कुल्हड़ के रंग की न हो जाएँ।',
      'लोग पूछते हैं कि प्लेट में तीन क्यों। दो आपकी। तीसरी सामने बैठे उस मेहमान की, जिसने कहा था कि मुझे भूख नहीं।',
    ],
  },
  title3: {
    en: 'Where the season goes next',
    gu: 'પછી આ દાણા ક્યાં ક્યાં જાય',
    hi: 'आगे ये दाने कहाँ-कहाँ जाते हैं',
  },
  description3: {
    en: [
      'In January the same peas move into undhiyu, the winter shaak, cooked in a clay pot, over which Surat and the rest of the state have argued for a hundred years. By the end of February the last of them have turned hard and go into a dry curry with garlic, which we cook for ourselves and do not sell.',
      'Lilva kachori is on the board in takeaways and cafés from the last week of November. It contains wheat and sesame, and ginger, so it has no Jain version. There is no price beside it on the menu, because the price of a sack moves every Monday; ask at the counter.',
    ],
    gu: [
      'જાન્યુઆરીમાં આ જ દાણા ઊંધિયામાં જાય, જેના પર સુરત અને બાકીનું ગુજરાત સો વરસથી ઝઘડે છે.',
      'લીલવાની કચોરી નવેમ્બરના છેલ્લા અઠવાડિયાથી ટેકઅવે અને કૅફેના બોર્ડ પર ચડે છે. એમાં ઘઉં અને તલ છે, ને આદું પણ, એટલે જૈન નથી બનતી. વાનગીઓના પાને ભાવ લખ્યો નથી, કેમ કે ગૂણનો ભાવ દર સોમવારે બદલાય; કાઉન્ટર પર પૂછી લો.',
    ],
    hi: [
      'जनवरी में यही दाने उंधियू में जाते हैं, जिस पर सूरत और बाकी गुजरात सौ साल से झगड़ रहे हैं।',
      'लीलवा कचौरी नवंबर के आखिरी हफ़्ते से टेकअवे और कैफ़े के बोर्ड पर रहती है। इसमें गेहूँ और तिल है, और अदरक भी, इसलिए जैन नहीं बनती। मेन्यू में दाम नहीं लिखा, क्योंकि बोरी का दाम हर सोमवार बदलता है; काउंटर पर पूछ लीजिए।',
    ],
  },
  tags: [
    { en: 'Season', gu: 'સીઝન', hi: 'मौसम' },
    { en: 'Kachori', gu: 'કચોરી', hi: 'कचौरी' },
    { en: 'Kitchen', gu: 'રસોડું', hi: 'रसोई' },
  ],
  pageTitle: {
    en: 'Lilva kachori season: a hundred days of green pigeon peas',
    gu: 'લીલવાની કચોરીની સીઝન: લીલી તુવેરના સો દિવસ',
    hi: 'लीलवा कचौरी का मौसम: हरी तुवर के सौ दिन',
  },
  metaDescription: {
    en: 'From November to February we shell green pigeon peas by hand and fry each kachori twice. Three make a plate.',
    gu: 'નવેમ્બરથી ફેબ્રુઆરી સુધી અમે લીલી તુવેર હાથે ફોલીએ ને કચોરી બે વાર તળીએ. પ્લેટમાં ત્રણ આવે.',
    hi: 'नवंबर से फ़रवरी तक हम हरी तुवर हाथ से छीलते हैं और कचौरी दो बार तलते हैं। प्लेट में तीन आती हैं।',
  },
};
