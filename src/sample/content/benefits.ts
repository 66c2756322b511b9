/** Sample terms. Some entries lack optional parts, as in responses of a real API. */
export const benefits = [
  {
    id: 1,
    title: {
      en: 'A model you can check',
      gu: 'તમે જાતે તપાસી શકો એવો ધંધો',
      hi: 'ऐसा बिज़नेस जिसे आप खुद परख सकें',
    },
    image: '/media/benefit-counter.jpg',
    description1: {
      en: 'Three formats, one recipe book, one kitchen behind them. A kiosk sells eight dishes, a takeaway fourteen, a café all twenty. Each recipe is portioned by weight, so you know before you sign what goes into a plate and what it costs.',
      gu: 'દુકાનના ત્રણ પ્રકાર, રેસિપીની ચોપડી એક, અને પાછળ રસોડું પણ એક. કિયોસ્કમાં આઠ વાનગી, ટેકઅવેમાં ચૌદ, કૅફેમાં વીસે વીસ. દરેક પ્લેટનું વજન બાંધેલું છે, એટલે એમાં શું જાય અને કેટલો ખર્ચ થાય એ તમે સહી કરતાં પહેલાં જાણો.',
      hi: 'दुकान के तीन प्रकार, रेसिपी की किताब एक, और पीछे रसोई भी एक। कियोस्क में आठ डिशें, टेकअवे में चौदह, कैफ़े में पूरी बीस। हर प्लेट की मात्रा तौल से तय है, इसलिए उसमें क्या जाता है और लागत कितनी आती है, यह आप साइन करने से पहले ही जान लेते हैं।',
    },
    description2: {
      en: 'We have been frying since 2022, and every outlet sends its daily sales sheet at closing time: plates sold, plates thrown away, hours worked. At the meeting those sheets are on the table. Read them, call the owners, spend a Saturday at a counter.',
      gu: '2022થી અમે તળીએ છીએ, અને દરેક આઉટલેટ દુકાન વધાવતી વખતે રોજનો હિસાબ મોકલે છે: કેટલી પ્લેટ વેચાઈ, કેટલી ફેંકી, કેટલા કલાક કામ થયું. મીટિંગમાં આ હિસાબ ટેબલ પર જ હોય. વાંચો, માલિકોને ફોન કરો, એક શનિવાર કાઉન્ટર પર ઊભા રહી જુઓ.',
      hi: 'हम 2022 से तल रहे हैं, और हर आउटलेट दुकान बंद करते समय रोज़ का हिसाब भेजता है: कितनी प्लेटें बिकीं, कितनी फेंकीं, कितने घंटे काम हुआ। मीटिंग में यह हिसाब मेज़ पर रहता है। पढ़िए, मालिकों को फ़ोन कीजिए, एक शनिवार काउंटर पर खड़े होकर देखिए।',
    },
    keyFeaturesTitle: {
      en: 'What you see before you decide',
      gu: 'નક્કી કરતાં પહેલાં શું જોવા મળે',
      hi: 'फ़ैसले से पहले आप क्या देखते हैं',
    },
    keyFeaturesDescription1: {
      en: 'Sample figures: kiosk ₹6–9\u00a0lakh, takeaway ₹10–15\u00a0lakh, café ₹18–28\u00a0lakh, excluding rent, deposit, GST, licences and working capital.',
      gu: 'નમૂનાના આંકડા: કિયોસ્ક ₹6–9\u00a0લાખ, ટેકઅવે ₹10–15\u00a0લાખ, કૅફે ₹18–28\u00a0લાખ; ભાડું, ડિપૉઝિટ, GST, લાઇસન્સ અને વર્કિંગ કૅપિટલ (ચાલુ મૂડી) સિવાય.',
      hi: 'नमूने के आँकड़े: कियोस्क ₹6–9\u00a0लाख, टेकअवे ₹10–15\u00a0लाख, कैफ़े ₹18–28\u00a0लाख; किराया, डिपॉज़िट, GST, लाइसेंस और वर्किंग कैपिटल अलग।',
    },
    keyFeaturesDescription2: {
      en: 'No projected return is printed here, because a projection without evidence is worth nothing. You see instead:',
      gu: 'અહીં કમાણીનો કોઈ અંદાજ છાપ્યો નથી: પુરાવા વગરના અંદાજનો કશો અર્થ નથી. એના બદલે આ જોવા મળે:',
      hi: 'यहाँ मुनाफ़े का कोई अनुमान नहीं छपा है: बिना सबूत का अनुमान किसी काम का नहीं। उसकी जगह आप यह देखते हैं:',
    },
    keyFeatures: [
      {
        en: 'The books of running outlets, good months and bad ones',
        gu: 'ચાલુ આઉટલેટના ચોપડા, સારા મહિનાના પણ ને નબળા મહિનાના પણ',
        hi: 'चालू आउटलेटों का बहीखाता, अच्छे महीनों का भी, मंदे महीनों का भी',
      },
      {
        en: 'Cost and weight of every plate on the menu',
        gu: 'મેનુની દરેક પ્લેટનો ખર્ચ અને વજન',
        hi: 'मेन्यू की हर प्लेट की लागत और वज़न',
      },
      {
        en: 'The full list of what you pay for and what we pay for',
        gu: 'કયો ખર્ચ તમારો ને કયો અમારો, એની આખી યાદી',
        hi: 'किस चीज़ का खर्च आपका और किसका हमारा, इसकी पूरी सूची',
      },
      {
        en: 'Phone numbers of partners who have agreed to be called',
        gu: 'વાત કરવા તૈયાર હોય એવા પાર્ટનરના ફોન નંબર',
        hi: 'जो पार्टनर बात करने को राज़ी हैं, उनके फ़ोन नंबर',
      },
    ],
    keyFeatureImage: '/media/benefit-day-sheet.jpg',
    otherTitle: {
      en: 'From first call to first plate',
      gu: 'પહેલા ફોનથી પહેલી પ્લેટ સુધી',
      hi: 'पहले फ़ोन से पहली प्लेट तक',
    },
    otherDescription1: {
      en: 'Inquiry, call within a day, meeting and shop visit, site check, letter of intent, agreement, interiors and equipment, training, opening. Interiors and equipment take three to six weeks; the training runs alongside.',
      gu: 'પૂછપરછ, એક દિવસમાં ફોન, મીટિંગ અને દુકાનની મુલાકાત, જગ્યાની તપાસ, લેટર ઑફ ઇન્ટેન્ટ (કરાર પહેલાંનો પત્ર), કરાર, ઇન્ટીરિયર અને સાધનો, તાલીમ, શુભારંભ. ઇન્ટીરિયર અને સાધનોમાં ત્રણથી છ અઠવાડિયાં થાય; તાલીમ એની સાથે જ ચાલે.',
      hi: 'पूछताछ, एक दिन में फ़ोन, मीटिंग और दुकान देखना, जगह की जाँच, लेटर ऑफ़ इंटेंट (एग्रीमेंट से पहले का पत्र), एग्रीमेंट, इंटीरियर और मशीनें, ट्रेनिंग, ओपनिंग। इंटीरियर और मशीनों में तीन से छह हफ़्ते लगते हैं; ट्रेनिंग साथ-साथ चलती है।',
    },
    otherDescription2: {
      en: 'Partners who opened late were usually waiting for an electricity connection, so we ask about that first.',
      gu: 'જેમને ખોલવામાં મોડું થયું એ મોટે ભાગે વીજળીના કનેક્શનની રાહ જોતા હતા, એટલે સૌથી પહેલાં અમે એ જ પૂછીએ.',
      hi: 'जिन्हें खोलने में देर हुई, वे अक्सर बिजली के कनेक्शन की राह देख रहे थे, इसलिए सबसे पहले हम वही पूछते हैं।',
    },
    faqMainTitle: {
      en: 'Asked at the first meeting',
      gu: 'પહેલી મીટિંગમાં પુછાતા સવાલ',
      hi: 'पहली मीटिंग में पूछे जाने वाले सवाल',
    },
    faqs: [
      {
        id: 1,
        question: {
          en: 'Which format should I start with?',
          gu: 'કયા પ્રકારની દુકાનથી શરૂ કરું?',
          hi: 'किस प्रकार की दुकान से शुरू करूँ?',
        },
        answer: {
          en: 'The size your street can keep busy at ten in the morning. We count passers-by with you and say so if a kiosk will do.',
          gu: 'સવારે દસ વાગ્યે તમારા રસ્તાની ઘરાકીથી ભરાઈ જાય એવડી. આવતા-જતા માણસો અમે તમારી સાથે ગણીએ, અને કિયોસ્કથી ચાલે એમ હોય તો એમ જ કહીએ.',
          hi: 'उससे, जो आपकी सड़क के ग्राहकों से सुबह दस बजे ही भर जाए। आते-जाते लोग हम आपके साथ गिनते हैं, और कियोस्क से काम चलता हो, तो साफ़ कह देते हैं।',
        },
      },
      {
        id: 2,
        question: {
          en: 'Can a kiosk grow into a café?',
          gu: 'કિયોસ્કમાંથી કૅફે કરી શકાય?',
          hi: 'क्या कियोस्क आगे चलकर कैफ़े बन सकता है?',
        },
        answer: {
          en: 'Yes. We buy the equipment back at book value if you move up within two years.',
          gu: 'હા. બે વર્ષમાં મોટી દુકાન કરો તો જૂનાં સાધનો ચોપડે બોલતી કિંમતે અમે પાછાં લઈએ.',
          hi: 'हाँ। दो साल के अंदर बड़ी दुकान करें, तो पुरानी मशीनें हम बुक वैल्यू पर वापस ले लेते हैं।',
        },
      },
      {
        id: 3,
        question: {
          en: 'What happens in a bad month?',
          gu: 'કોઈ મહિનો નબળો જાય તો?',
          hi: 'कोई महीना मंदा जाए तो?',
        },
        answer: {
          en: 'Your field manager comes with the figures of three similar outlets, and you go through waste, hours and menu together.',
          gu: 'તમારા ફીલ્ડ મૅનેજર એવા જ ત્રણ આઉટલેટના આંકડા લઈને આવે, અને બગાડ, સમય અને મેનુ બંને સાથે બેસીને જુઓ.',
          hi: 'आपके फ़ील्ड मैनेजर आपके आउटलेट जैसे तीन और आउटलेटों के आँकड़े लेकर आते हैं, और आप साथ बैठकर वेस्टेज, समय और मेन्यू देखते हैं।',
        },
      },
    ],
  },
  {
    id: 2,
    title: {
      en: 'Training until your hands know it',
      gu: 'હાથ બેસી જાય ત્યાં સુધી તાલીમ',
      hi: 'हाथ बैठ जाने तक ट्रेनिंग',
    },
    image: '/media/benefit-training.jpg',
    description1: {
      en: 'Ten days in our kitchen and five at your own counter. Your people learn to hear when the oil is ready, to take khaman off at the right minute, to press fafda with the heel of the hand, and to say no to a tray that is not good enough.',
      gu: 'દસ દિવસ અમારા રસોડામાં અને પાંચ દિવસ તમારા કાઉન્ટર પર. તેલ બરાબર ગરમ થયું કે નહીં એ અવાજ પરથી પારખતાં, ખમણ ખરે ટાણે ઉતારતાં, હથેળીથી ફાફડા ઘસતાં, અને બરાબર ન થઈ હોય એ ટ્રે પાછી કાઢતાં તમારા માણસો શીખે.',
      hi: 'दस दिन हमारी रसोई में और पाँच दिन आपके अपने काउंटर पर। तेल तैयार हुआ या नहीं, यह आवाज़ से पहचानना, खमण ठीक समय पर उतारना, हथेली से फाफड़ा लंबा करना, और जो ट्रे ठीक न बनी हो, उसे लौटा देना: आपके लोग यह सब सीखते हैं।',
    },
    description2: {
      en: 'Nobody learns from a video. Your people cook in pairs with a trainer beside them, and on the tenth day each pair cooks your menu for twenty guests without help.',
      gu: 'વિડિયો જોઈને કોઈ રાંધતાં નથી શીખતું. તમારા માણસો બે બેની જોડીમાં રાંધે, ટ્રેનર સાથે ઊભા હોય, અને દસમા દિવસે દરેક જોડી કોઈની મદદ વગર વીસ મહેમાન માટે તમારી દુકાનનું મેનુ બનાવે.',
      hi: 'वीडियो देखकर कोई कारीगर नहीं बनता। आपके लोग दो-दो की जोड़ी में पकाते हैं, ट्रेनर साथ खड़े रहते हैं, और दसवें दिन हर जोड़ी बिना मदद के बीस मेहमानों के लिए आपकी दुकान का मेन्यू बनाती है।',
    },
    keyFeaturesTitle: {
      en: 'Fifteen days, in this order',
      gu: 'પંદર દિવસ, આ ક્રમમાં',
      hi: 'पंद्रह दिन, इस क्रम में',
    },
    keyFeaturesDescription1: {
      en: 'First steam and griddle, then the pan and the billing, and last your own shop.',
      gu: 'પહેલાં વરાળ અને તવો, પછી કડાઈ અને ગલ્લો, છેલ્લે તમારી પોતાની દુકાન.',
      hi: 'पहले भाप और तवा, फिर कड़ाही और गल्ला, आखिर में आपकी अपनी दुकान।',
    },
    keyFeatures: [
      {
        en: 'Days 1–3: batters, steam, weights and hygiene',
        gu: 'દિવસ 1–3: ખીરું, વરાળ, વજન અને સ્વચ્છતા',
        hi: 'दिन 1–3: घोल, भाप, वज़न और सफ़ाई',
      },
      {
        en: 'Days 4–6: griddle, pav and chaat',
        gu: 'દિવસ 4–6: તવો, પાઉં અને ચાટ',
        hi: 'दिन 4–6: तवा, पाव और चाट',
      },
      {
        en: 'Days 7–10: frying, syrup, billing and stock',
        gu: 'દિવસ 7–10: તળવાનું, ચાસણી, બિલ અને સ્ટૉક',
        hi: 'दिन 7–10: तलाई, चाशनी, बिलिंग और स्टॉक',
      },
      {
        en: 'Days 11–15: your counter, with our trainer in the opening week',
        gu: 'દિવસ 11–15: તમારું કાઉન્ટર, શરૂઆતના અઠવાડિયે અમારા ટ્રેનર સાથે',
        hi: 'दिन 11–15: आपका काउंटर, ओपनिंग के हफ़्ते हमारे ट्रेनर के साथ',
      },
    ],
    keyFeatureImage: '/media/benefit-kitchen.jpg',
    faqMainTitle: { en: 'About the training', gu: 'તાલીમ વિશે', hi: 'ट्रेनिंग के बारे में' },
    faqs: [
      {
        id: 4,
        question: {
          en: 'Who pays for travel and stay?',
          gu: 'રહેવા અને આવવા-જવાનો ખર્ચ કોનો?',
          hi: 'ठहरने और आने-जाने का खर्च किसका?',
        },
        answer: {
          en: 'Training and uniforms are part of the investment, and meals during training are on us; travel and stay are at your own cost. We keep a list of clean guest houses near the kitchen.',
          gu: 'તાલીમ અને યુનિફોર્મ રોકાણમાં આવી જાય, તાલીમ વખતનું જમવાનું અમારું; આવવા-જવાનું અને રહેવાનું તમારું. રસોડા પાસેનાં ચોખ્ખાં ગેસ્ટ હાઉસની યાદી અમારી પાસે છે.',
          hi: 'ट्रेनिंग और यूनिफ़ॉर्म निवेश में शामिल, ट्रेनिंग का खाना हमारा; आना-जाना और ठहरना आपका। रसोई के पास के साफ़-सुथरे गेस्ट हाउसों की सूची हमारे पास है।',
        },
      },
      {
        id: 5,
        question: {
          en: 'What if my cook leaves?',
          gu: 'કારીગર છોડી જાય તો?',
          hi: 'कारीगर छोड़कर चला जाए तो?',
        },
        answer: {
          en: 'Send the next one. Two places a year in the ten-day course are free for as long as the agreement runs; for more you pay only the meals.',
          gu: 'બીજાને મોકલો. કરાર ચાલે ત્યાં સુધી દસ દિવસની તાલીમમાં વર્ષે બે જણ મફત; એથી વધારે હોય તો ફક્ત જમવાનો ખર્ચ.',
          hi: 'दूसरे को भेज दीजिए। जब तक एग्रीमेंट चलता है, दस दिन की ट्रेनिंग में साल में दो लोग मुफ़्त; उससे ज़्यादा हों, तो सिर्फ़ खाने का खर्च।',
        },
      },
    ],
  },
  {
    id: 3,
    title: { en: 'Site, design and setup', gu: 'જગ્યા, ડિઝાઇન અને સેટઅપ', hi: 'जगह, डिज़ाइन और सेटअप' },
    image: '/media/benefit-interior.jpg',
    description1: {
      en: 'Indigo wall, salt-white tiles, steel thalis, a turmeric-yellow front to the counter. Our drawings start from your shop’s walls and drain, and the carpenter gets them with every hook and socket marked.',
      gu: 'ગળી રંગની ભીંત, મીઠા જેવી સફેદ ટાઇલ, સ્ટીલની થાળીઓ, અને કાઉન્ટરનો આગળનો ભાગ હળદર જેવો પીળો. અમારો નકશો તમારી દુકાનની દીવાલો અને પાણીના નિકાલથી શરૂ થાય, અને સુથારને એકેએક ખીંટી અને સ્વિચનાં માપ સાથે મળે.',
      hi: 'नील रंग की दीवार, नमक-सी सफ़ेद टाइलें, स्टील की थालियाँ और सामने से हल्दी-सा पीला काउंटर। हमारे नक्शे आपकी दुकान की दीवारों और पानी की निकासी से शुरू होते हैं, और बढ़ई को हर खूँटी और सॉकेट के नाप के साथ मिलते हैं।',
    },
    keyFeaturesTitle: {
      en: 'What comes with the drawings',
      gu: 'નકશા સાથે શું મળે',
      hi: 'नक्शों के साथ क्या मिलता है',
    },
    keyFeaturesDescription1: {
      en: 'You may build with your own contractor. We check the work twice: before the tiles and before the paint.',
      gu: 'કામ તમારા કૉન્ટ્રાક્ટર પાસે કરાવો તોય ચાલે. અમે બે વાર જોઈ જઈએ: ટાઇલ લાગે એ પહેલાં અને રંગ થાય એ પહેલાં.',
      hi: 'काम अपने ठेकेदार से भी करा सकते हैं। हम दो बार जाँचते हैं: टाइल लगने से पहले और रंग होने से पहले।',
    },
    keyFeatures: [
      {
        en: 'Site check with people counted three times a day',
        gu: 'જગ્યાની તપાસ: દિવસમાં ત્રણ વાર માણસોની ગણતરી સાથે',
        hi: 'जगह की जाँच: दिन में तीन बार लोगों की गिनती के साथ',
      },
      {
        en: 'Floor plan, elevation, electrical and plumbing drawings',
        gu: 'ફ્લોર પ્લાન, એલિવેશન, ઇલેક્ટ્રિક અને પ્લમ્બિંગના નકશા',
        hi: 'फ़्लोर प्लान, एलिवेशन, बिजली और प्लंबिंग के नक्शे',
      },
      {
        en: 'Equipment list with three quotations for each machine',
        gu: 'સાધનોની યાદી, દરેક મશીનનાં ત્રણ ક્વોટેશન સાથે',
        hi: 'मशीनों की सूची, हर मशीन के तीन कोटेशन के साथ',
      },
      {
        en: 'Signboard, menu board and uniforms',
        gu: 'સાઇનબોર્ડ, મેનુ બોર્ડ અને યુનિફોર્મ',
        hi: 'साइनबोर्ड, मेन्यू बोर्ड और यूनिफ़ॉर्म',
      },
    ],
    otherTitle: { en: 'What you arrange', gu: 'તમારે શું કરવાનું', hi: 'आपको क्या करना है' },
    otherDescription1: {
      en: 'Rent agreement, electricity, water, Shop Act registration, GST, food licence and, where the municipality asks for it, fire clearance. A checklist of offices and forms comes with the letter of intent.',
      gu: 'ભાડાકરાર, વીજળી, પાણી, ગુમાસ્તાધારાની નોંધણી (શૉપ ઍક્ટ), GST, ફૂડ લાઇસન્સ અને નગરપાલિકા માગે ત્યાં ફાયરની મંજૂરી. કઈ ઑફિસમાં કયું ફોર્મ, એનું ચેકલિસ્ટ લેટર ઑફ ઇન્ટેન્ટ સાથે મળે.',
      hi: 'किरायानामा, बिजली, पानी, शॉप एक्ट रजिस्ट्रेशन, GST, फ़ूड लाइसेंस और जहाँ नगर निगम माँगे, वहाँ फ़ायर की मंज़ूरी। किस दफ़्तर में कौन-सा फ़ॉर्म, इसकी चेकलिस्ट लेटर ऑफ़ इंटेंट के साथ मिलती है।',
    },
  },
  {
    id: 4,
    title: { en: 'Supply from one kitchen', gu: 'એક જ રસોડેથી માલ', hi: 'एक ही रसोई से माल' },
    image: '/media/benefit-supply.jpg',
    description1: {
      en: 'Flours, masalas, sev, chutney bases and the packed range leave our kitchen twice a week in Gujarat, weekly by carrier elsewhere in India, and abroad by agreement. Crates are numbered, each carries the date it was filled, and what arrives damaged goes back with the next delivery.',
      gu: 'લોટ, મસાલા, સેવ, ચટણીનો બેઝ અને પૅકેટ અમારા રસોડેથી ગુજરાતમાં અઠવાડિયે બે વાર નીકળે; ગુજરાત બહાર ભારતમાં અઠવાડિયે એક વાર, અને વિદેશમાં તમારી સાથે નક્કી થાય એમ. દરેક ક્રેટ પર નંબર અને ભર્યાની તારીખ હોય, અને તૂટેલું કે બગડેલું જે આવે એ પછીના ફેરામાં પાછું જાય.',
      hi: 'बेसन, आटा, मसाले, सेव, चटनी का बेस और पैकेट हमारी रसोई से गुजरात में हफ़्ते में दो बार निकलते हैं; भारत में बाकी जगह हफ़्ते में एक बार, और विदेश में आपसे तय करके। हर क्रेट पर नंबर और भरने की तारीख होती है, और जो टूटा या खराब आए, वह अगली खेप में वापस जाता है।',
    },
    description2: {
      en: 'Vegetables, milk, curd and pav you buy nearby, to a written standard with photographs of what to refuse.',
      gu: 'શાક, દૂધ, દહીં અને પાઉં તમે નજીકમાંથી લો, લેખિત ધોરણ મુજબ; શું ન લેવું એ ફોટામાં બતાવેલું છે.',
      hi: 'सब्ज़ी, दूध, दही और पाव आप पास से लेते हैं, लिखित मानक के मुताबिक; क्या नहीं लेना है, यह फ़ोटो में दिखाया है।',
    },
    keyFeaturesTitle: { en: 'What the van brings', gu: 'ગાડીમાં શું આવે', hi: 'गाड़ी में क्या आता है' },
    keyFeaturesDescription1: {
      en: 'The list depends on your format and is settled with you each month.',
      gu: 'યાદી તમારી દુકાનના પ્રકાર પ્રમાણે, દર મહિને તમારી સાથે બેસીને નક્કી થાય.',
      hi: 'सूची आपकी दुकान के प्रकार के हिसाब से, हर महीने आपके साथ तय होती है।',
    },
    keyFeatures: [
      {
        en: 'Flours and masalas, ground to our recipes',
        gu: 'અમારી રેસિપી પ્રમાણે દળેલા લોટ અને મસાલા',
        hi: 'हमारी रेसिपी के मुताबिक पिसे बेसन, आटा और मसाले',
      },
      {
        en: 'Sev and chutney bases',
        gu: 'સેવ અને ચટણીનો બેઝ',
        hi: 'सेव और चटनी का बेस',
      },
      {
        en: 'Packs for your shelf, with their dates',
        gu: 'તમારી અભરાઈ માટે પૅકેટ, તારીખ સાથે',
        hi: 'आपकी शेल्फ़ के लिए पैकेट, तारीख के साथ',
      },
    ],
    keyFeatureImage: '/media/benefit-van.jpg',
    faqMainTitle: { en: 'About supply', gu: 'માલ વિશે', hi: 'माल के बारे में' },
    faqs: [
      {
        id: 6,
        question: {
          en: 'What if the van is late?',
          gu: 'ગાડી મોડી પડે તો?',
          hi: 'गाड़ी देर से आए तो?',
        },
        answer: {
          en: 'Every outlet keeps ten days of dry stock. If we are more than a day late through our own fault, we bear the freight of that delivery.',
          gu: 'દરેક આઉટલેટમાં દસ દિવસનો સૂકો માલ રહે. અમારી ભૂલથી ડિલિવરી એક દિવસથી વધુ મોડી પડે તો એ ફેરાનું ભાડું અમારું.',
          hi: 'हर आउटलेट में दस दिन का सूखा माल रहता है। हमारी गलती से डिलीवरी में एक दिन से ज़्यादा की देर हो, तो उस खेप का भाड़ा हमारा।',
        },
      },
      {
        id: 7,
        question: {
          en: 'Can I buy flour elsewhere?',
          gu: 'લોટ બીજેથી લઈ શકું?',
          hi: 'क्या बेसन और आटा कहीं और से ले सकते हैं?',
        },
        answer: {
          en: 'In an emergency, yes, from the list of approved mills. Tell your field manager the same day, so that the batch can be traced.',
          gu: 'અચાનક ખૂટે તો હા, મંજૂર કરેલી મિલોની યાદીમાંથી. ફીલ્ડ મૅનેજરને એ જ દિવસે કહેજો, જેથી કયા ઘાણમાં ગયો એ ખબર રહે.',
          hi: 'अचानक ज़रूरत पड़े तो हाँ, मंज़ूर मिलों की सूची में से। उसी दिन फ़ील्ड मैनेजर को बता दीजिए, ताकि पता रहे कि वह किस घान में गया।',
        },
      },
    ],
  },
  {
    id: 5,
    title: {
      en: 'An opening the street notices',
      gu: 'આખી શેરીને ખબર પડે એવો શુભારંભ',
      hi: 'ओपनिंग, जिसकी खबर पूरे मोहल्ले को हो',
    },
    image: '/media/benefit-marketing.jpg',
    description1: {
      en: 'A toran over the door, plates of hot snacks outside and the neighbours invited by name: an opening is a morning’s work, planned three weeks ahead.',
      gu: 'બારણે તોરણ, બહાર ગરમ ગરમ પ્લેટ, અને પડોશીઓને નામ લઈને નોતરું: શુભારંભ એક સવારનું કામ છે, પણ તૈયારી ત્રણ અઠવાડિયાં પહેલાંથી.',
      hi: 'दरवाज़े पर तोरण, बाहर गरम-गरम प्लेट, और पड़ोसियों को नाम लेकर न्योता: ओपनिंग एक सुबह का काम है, पर तैयारी तीन हफ़्ते पहले से।',
    },
    description2: {
      en: 'After that we plan by the snack calendar. Chikki and undhiyu at Uttarayan, farali plates in Shravan, fafda-jalebi at Dussehra, dry boxes before Diwali: each comes with posters, a pre-order sheet and a stock plan.',
      gu: 'પછી નાસ્તાનું પોતાનું પંચાંગ ચાલે. ઉત્તરાયણે ચિક્કી અને ઊંધિયું, શ્રાવણમાં ફરાળી પ્લેટ, દશેરાએ ફાફડા-જલેબી, દિવાળી પહેલાં સૂકા નાસ્તાનાં બૉક્સ: દરેકની સાથે પોસ્ટર, આગોતરા ઑર્ડરનું પત્રક અને માલનું આયોજન મળે.',
      hi: 'उसके बाद नाश्ते का अपना कैलेंडर चलता है। उत्तरायण पर चिक्की और उंधियू, सावन में फलाहारी प्लेट, दशहरे पर फाफड़ा-जलेबी, दिवाली से पहले सूखे नाश्ते के डिब्बे: हर एक के साथ पोस्टर, एडवांस ऑर्डर का पर्चा और स्टॉक का प्लान।',
    },
    keyFeaturesTitle: { en: 'In the opening kit', gu: 'શુભારંભની કિટમાં', hi: 'ओपनिंग की किट में' },
    keyFeaturesDescription1: {
      en: 'For the first day you get:',
      gu: 'પહેલા દિવસ માટે આટલું મળે:',
      hi: 'पहले दिन के लिए यह मिलता है:',
    },
    keyFeatures: [
      {
        en: 'Signboard, toran and menu cards in Gujarati and your local language',
        gu: 'સાઇનબોર્ડ, તોરણ, અને ગુજરાતી તથા તમારે ત્યાંની ભાષામાં મેનુ કાર્ડ',
        hi: 'साइनबोर्ड, तोरण, और गुजराती व आपकी स्थानीय भाषा में मेन्यू कार्ड',
      },
      {
        en: 'Listing on maps and delivery apps, with pictures',
        gu: 'મૅપ અને ડિલિવરી ઍપ પર દુકાનનું લિસ્ટિંગ, ફોટા સાથે',
        hi: 'मैप और डिलीवरी ऐप पर दुकान का नाम, फ़ोटो के साथ',
      },
      {
        en: '500 invitations and the first tray of every dish',
        gu: '500 આમંત્રણપત્ર, અને તે દિવસે દરેક વાનગીની પહેલી ટ્રે',
        hi: '500 निमंत्रण-पत्र, और हर डिश की पहली ट्रे',
      },
    ],
    faqMainTitle: { en: 'About marketing', gu: 'માર્કેટિંગ વિશે', hi: 'मार्केटिंग के बारे में' },
    faqs: [
      {
        id: 8,
        question: {
          en: 'May I advertise on my own?',
          gu: 'હું મારી રીતે જાહેરાત કરી શકું?',
          hi: 'क्या मैं अपनी तरफ़ से विज्ञापन कर सकता हूँ?',
        },
        answer: {
          en: 'Yes. Send us the text first: what is said about ingredients and allergens has to be true of every plate.',
          gu: 'હા. પહેલાં લખાણ અમને મોકલો: ચીજો અને ઍલર્જી વિશે જે લખાય એ દરેક પ્લેટ માટે સાચું હોવું જોઈએ.',
          hi: 'हाँ। पहले विज्ञापन का मज़मून हमें भेजिए: सामग्री और एलर्जी के बारे में जो लिखा जाए, वह हर प्लेट के लिए सच होना चाहिए।',
        },
      },
    ],
  },
  {
    id: 6,
    title: {
      en: 'Someone beside you after day one',
      gu: 'પહેલા દિવસ પછી પણ સાથે',
      hi: 'पहले दिन के बाद भी साथ',
    },
    image: '/media/benefit-support.jpg',
    description1: {
      en: 'In Gujarat your field manager comes once a month, elsewhere in India once every two months, abroad twice a year with a call every week between. Each visit ends with a plate from each station and a note of what you both agreed.',
      gu: 'તમારા ફીલ્ડ મૅનેજર ગુજરાતમાં મહિને એક વાર આવે, ભારતમાં બીજે બે મહિને એક વાર, વિદેશમાં વર્ષે બે વાર અને વચ્ચે દર અઠવાડિયે ફોન. સ્ટીમર, તવો, કડાઈ, દરેકની એક પ્લેટ ચાખે, અને જે નક્કી થયું એ લખી આપે.',
      hi: 'आपके फ़ील्ड मैनेजर गुजरात में महीने में एक बार आते हैं, भारत में बाकी जगह दो महीने में एक बार, विदेश में साल में दो बार और बीच में हर हफ़्ते फ़ोन। स्टीमर, तवा, कड़ाही, हर जगह की एक प्लेट चखते हैं, और जो तय हुआ, वह लिखकर देते हैं।',
    },
    keyFeaturesTitle: {
      en: 'What keeps coming',
      gu: 'કાયમ શું મળતું રહે',
      hi: 'आगे क्या-क्या मिलता रहेगा',
    },
    keyFeaturesDescription1: {
      en: 'The kitchen phone is answered during business hours.',
      gu: 'કામકાજના સમયે રસોડાનો ફોન ઊપડે જ છે.',
      hi: 'कामकाज के समय रसोई का फ़ोन उठता ही है।',
    },
    keyFeatures: [
      {
        en: 'Field visits with a written note',
        gu: 'ફીલ્ડ મૅનેજરની મુલાકાત, લેખિત નોંધ સાથે',
        hi: 'फ़ील्ड विज़िट, लिखित नोट के साथ',
      },
      {
        en: 'Hygiene audit twice a year, shared with you the same day',
        gu: 'વર્ષમાં બે વાર સ્વચ્છતાનું ઑડિટ, રિપોર્ટ તમને એ જ દિવસે',
        hi: 'साल में दो बार सफ़ाई का ऑडिट, रिपोर्ट आपको उसी दिन',
      },
      {
        en: 'Two new dishes a year, tested in three outlets first',
        gu: 'વર્ષે બે નવી વાનગી, પહેલાં ત્રણ આઉટલેટમાં અજમાવેલી',
        hi: 'साल में दो नई डिशें, पहले तीन आउटलेट में आज़माई हुई',
      },
      {
        en: 'Refresher training, free for two of your people each year',
        gu: 'સ્ટાફને ફરીથી તાલીમ, વર્ષે બે જણ મફત',
        hi: 'स्टाफ़ को दोबारा ट्रेनिंग, साल में दो लोग मुफ़्त',
      },
    ],
    otherTitle: { en: 'When something goes wrong', gu: 'કંઈ ગરબડ થાય ત્યારે', hi: 'जब कुछ गड़बड़ हो' },
    otherDescription1: {
      en: 'Photograph it, send it, call. The same day we ring every outlet that had the batch and tell it to stop, and we trace what went into it.',
      gu: 'ફોટો પાડો, મોકલો, ફોન કરો. એ ઘાણ જેને જેને ગયો હોય એ દરેક આઉટલેટને એ જ દિવસે ફોન કરીને વેચવાનું અટકાવીએ, અને ઘાણમાં શું શું ગયું હતું એ શોધી કાઢીએ.',
      hi: 'फ़ोटो खींचिए, भेजिए, फ़ोन कीजिए। वह घान जिस-जिस आउटलेट को गया हो, उसे उसी दिन फ़ोन करके बिक्री रुकवाते हैं, और पता करते हैं कि उसमें क्या-क्या गया था।',
    },
    otherDescription2: {
      en: 'If you and we disagree, the agreement names a person outside both companies who hears both sides.',
      gu: 'આપણી વચ્ચે મતભેદ થાય તો બહારની એક તટસ્થ વ્યક્તિ, જેમનું નામ કરારમાં લખેલું છે, બંને પક્ષને સાંભળે.',
      hi: 'हमारे-आपके बीच मतभेद हो, तो दोनों पक्षों की बात एक तटस्थ व्यक्ति सुनते हैं, जिनका नाम एग्रीमेंट में लिखा होता है।',
    },
  },
];
