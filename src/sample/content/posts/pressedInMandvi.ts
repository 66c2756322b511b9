export const pressedInMandvi = {
  id: 5,
  title: {
    en: 'Pressed in Mandvi: how to build a dabeli',
    gu: 'માંડવીમાં દબાવેલી: દાબેલી કેવી રીતે બને',
    hi: 'मांडवी में दबाई हुई: दाबेली कैसे बनती है',
  },
  image: '/media/kutchi-dabeli.jpg',
  createdAt: '2026-03-19T10:20:00.000Z',
  description: {
    en: [
      'Mandvi is a town of shipbuilders. Wooden hulls stand on the river bank for years, taller than the houses, and at five in the afternoon the carpenters come down from them and eat standing up. The thing they eat was made for it: a pav, a filling, a thumb. Dabeli (દાબેલી) means pressed, and the town has been pressing since the 1960s. There are only four things to get right, and none of them is hard by itself. The masala: coriander seed, cumin, clove, cinnamon, dried red chilli and a few petals of stone flower, roasted separately and ground together. The potato: boiled a day before, because a cold potato mashes dry. The peanuts: roasted, then tossed in chilli and salt while they are hot. The pav: soft, slightly sweet, baked the same morning.',
      'Potato and masala meet in a wide pan with tamarind water and a spoon of jaggery, and are spread flat like wet plaster. Then comes the decoration, which is half the taste: coconut, coriander, pomegranate, sev and the masala peanuts, laid over the whole tray so that every scoop goes through all of them. A good dabeli tray looks like a carpet, and the cook cuts it like one. The pav is slit on two sides, so that the other two hold it together. One wall gets sweet date chutney, the other garlic and red chilli. The filling goes in with the back of a spoon and is pressed down until it shows.',
    ],
    gu: [
      'માંડવી વહાણ બાંધનારાનું ગામ. નદીકાંઠે લાકડાનાં વહાણ વરસો સુધી ઊભાં હોય, ઘરોથીય ઊંચાં, અને સાંજે પાંચ વાગ્યે સુથારો નીચે ઊતરીને ઊભા ઊભા ખાય. જે ખાય એ જાણે ઊભાં ઊભાં ખાવા જ બન્યું છે: પાઉં, પૂરણ ને અંગૂઠો. દાબેલી એટલે દબાવેલી, અને 1960 પછીથી આ ગામ દબાવ્યે જ જાય છે. ચાર જ ચીજ બરાબર થવી જોઈએ: મસાલો, બટાકા, સીંગ અને પાઉં. બટાકા આગલા દિવસે બાફેલા, કેમ કે ઠંડા બટાકાનો માવો કોરો રહે.',
      'બટાકા અને મસાલો પહોળા તાસમાં આમલીના પાણી અને ચમચી ગોળ સાથે ભળે, અને ભીના પ્લાસ્ટરની જેમ પથરાય. પછી શણગાર, જેમાં અડધો સ્વાદ છે: કોપરું, કોથમીર, દાડમ, સેવ અને મસાલા સીંગ, આખી ટ્રે પર, એટલે દરેક ચમચામાં બધું આવે. સારી દાબેલીની ટ્રે ગાલીચા જેવી લાગે, અને કારીગર એને ગાલીચાની જેમ જ કાપે. પાઉંમાં એક બાજુ ખજૂરની મીઠી ચટણી, બીજી બાજુ લસણ-મરચાંની.',
    ],
    hi: [
      'मांडवी जहाज़ बनाने वालों का कस्बा है। नदी किनारे लकड़ी के जहाज़ बरसों खड़े रहते हैं, घरों से भी ऊँचे, और शाम पाँच बजे बढ़ई नीचे उतरकर खड़े-खड़े खाते हैं। वे जो खाते हैं, वह मानो खड़े-खड़े खाने के लिए ही बना है: पाव, उसमें भरावन, और अँगूठे का एक दबाव। दाबेली यानी दबाई हुई, और 1960 के दशक से यह कस्बा इसे दबाता आ रहा है। चार ही चीज़ें ठीक करनी हैं: मसाला, आलू, मूँगफली और पाव। आलू एक दिन पहले उबले हुए, क्योंकि ठंडा आलू मसलने पर चिपचिपा नहीं होता।',
      'आलू और मसाला चौड़े तसले में इमली के पानी और चम्मच भर गुड़ के साथ मिलते हैं, और गीले पलस्तर की तरह फैलाए जाते हैं। फिर सजावट, जिसमें आधा स्वाद है: नारियल, हरा धनिया, अनार, सेव और मसाला मूँगफली, पूरी ट्रे पर, ताकि हर चम्मच में सब आए। अच्छी दाबेली की ट्रे कालीन जैसी दिखती है, और कारीगर उसे कालीन की तरह ही काटता है। पाव में एक तरफ़ खजूर की मीठी चटनी, दूसरी तरफ़ लहसुन-मिर्च की।',
    ],
  },
  title2: {
    en: 'Hand it over in paper. A plate invites a fork.',
    gu: 'કાગળમાં આપો. પ્લેટ આપો એટલે ચમચી મંગાય.',
    hi: 'कागज़ में दीजिए। प्लेट देंगे, तो चम्मच माँगा जाएगा।',
  },
  description2: {
    en: [
      'Then butter, and the flat of the griddle. Thirty seconds a side, with a small weight on top, until the crust goes from soft to just crisp and the edges of the filling start to toast. Roll the open sides in sev.',
      'You will be tempted to add cheese. We tried it for a month in two outlets, sold quite a lot of it, and stopped. You could not taste the tamarind any more.',
    ],
    gu: [
      'પછી માખણ, અને તવો. બેઉ બાજુ ત્રીસ સેકન્ડ, ઉપર સહેજ વજન, પડ કરકરું થાય ત્યાં સુધી. ખુલ્લી બાજુ સેવમાં રગદોળો.',
      'ચીઝ નાખવાનું મન થશે. અમે બે આઉટલેટમાં એક મહિનો કરી જોયું, સારું વેચાયું, ને બંધ કર્યું. આમલીનો સ્વાદ જ દબાઈ જતો હતો.',
    ],
    hi: [
      'फिर मक्खन, और तवा। दोनों तरफ़ तीस सेकंड, ऊपर हल्का वज़न, जब तक परत करारी न हो जाए। खुली तरफ़ सेव लगाइए।',
      'ऊपर से कद्दूकस किया चीज़ डालने का मन करेगा। हमने दो आउटलेट में एक महीना आज़माया, अच्छा बिका, और बंद कर दिया। इमली का स्वाद ही दब जाता था।',
    ],
  },
  title3: { en: 'Eat it in this order', gu: 'ખાવાનો ક્રમ', hi: 'खाने का क्रम' },
  description3: {
    en: [
      'Start at the date-chutney side. The first bite should be sweet and crunchy, the second sour and warm, the third hot. If you meet the chilli first you have been holding it upside down.',
      'It contains wheat, peanuts and, in the butter, milk; the garlic chutney may contain sesame. There is no Jain version, because without potato there would be nothing to press. On market days in Bhuj the weavers come over from Bhujodi and eat theirs standing.',
    ],
    gu: [
      'ખજૂરની ચટણીવાળી બાજુથી શરૂ કરો. પહેલું બટકું મીઠું ને કરકરું, બીજું ખાટું ને ગરમ, ત્રીજું તીખું. તીખું પહેલાં આવે તો સમજવું કે ઊંધી પકડી છે.',
      'એમાં ઘઉં, સીંગદાણા અને માખણને લીધે દૂધ છે; લસણની ચટણીમાં તલ હોઈ શકે. જૈન દાબેલી નથી બનતી: બટાકા વગર દબાવવાનું જ શું રહે? ભુજમાં હાટને દિવસે ભુજોડીના વણકરો આવે, ને ઊભા ઊભા ખાય.',
    ],
    hi: [
      'खजूर की चटनी वाली तरफ़ से शुरू कीजिए। पहला कौर मीठा और करारा, दूसरा खट्टा और गरम, तीसरा तीखा। तीखा पहले आए, तो समझिए उलटी पकड़ी है।',
      'इसमें गेहूँ और मूँगफली है, और मक्खन की वजह से दूध भी; लहसुन की चटनी में तिल हो सकता है। इसका जैन ऑप्शन नहीं है: आलू के बिना दबाने को बचेगा ही क्या? भुज में हाट के दिन भुजोड़ी के बुनकर आते हैं, और खड़े-खड़े खाते हैं।',
    ],
  },
  tags: JSON.stringify([
    { en: 'Dabeli', gu: 'દાબેલી', hi: 'दाबेली' },
    { en: 'Kutch', gu: 'કચ્છ', hi: 'कच्छ' },
    { en: 'How it is made', gu: 'કેવી રીતે બને', hi: 'कैसे बनता है' },
  ]),
  pageTitle: {
    en: 'How to build a Kutchi dabeli, layer by layer',
    gu: 'કચ્છી દાબેલી કેવી રીતે બને, પડ પછી પડ',
    hi: 'कच्छी दाबेली कैसे बनती है, परत-दर-परत',
  },
  metaDescription: {
    en: 'Pav, potato, peanuts and a thumb: the dabeli of Mandvi, built from four things and eaten in three bites.',
    gu: 'પાઉં, બટાકા, સીંગ ને અંગૂઠો: માંડવીની દાબેલી, ચાર ચીજની, ત્રણ બટકાંની.',
    hi: 'पाव, आलू, मूँगफली और अँगूठा: मांडवी की दाबेली, चार चीज़ों की, तीन कौर की।',
  },
};
