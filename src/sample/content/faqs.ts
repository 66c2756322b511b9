/** Answers about money use sample figures and say so. */
export const faqCategories = [
  {
    id: 1,
    faqMainTitle: {
      en: 'Franchise: money and agreement',
      gu: 'ફ્રેન્ચાઇઝી: પૈસા અને કરાર',
      hi: 'फ्रैंचाइज़ी: पैसे और एग्रीमेंट',
    },
    faqs: [
      {
        question: {
          en: 'What does an outlet cost, and what is not included?',
          gu: 'આઉટલેટનો ખર્ચ કેટલો, અને એમાં શું નથી આવતું?',
          hi: 'आउटलेट का खर्च कितना है, और उसमें क्या शामिल नहीं?',
        },
        answer: {
          en: 'Sample figures: a kiosk of 100–150\u00a0sq ft costs ₹6–9\u00a0lakh, a takeaway of 200–300\u00a0sq ft ₹10–15\u00a0lakh, a café of 500–800\u00a0sq ft ₹18–28\u00a0lakh. Not included are the rent deposit, rent, GST, licences and working capital for two to three months. Go by the written offer that you receive.',
          gu: 'નમૂનાના આંકડા: 100–150\u00a0ચો. ફૂટના કિયોસ્કમાં ₹6–9\u00a0લાખ, 200–300\u00a0ચો. ફૂટના ટેકઅવેમાં ₹10–15\u00a0લાખ, 500–800\u00a0ચો. ફૂટના કૅફેમાં ₹18–28\u00a0લાખ. ભાડાની ડિપૉઝિટ, ભાડું, GST, લાઇસન્સ અને બેથી ત્રણ મહિનાની વર્કિંગ કૅપિટલ (ચાલુ મૂડી) એમાં નથી. તમને લેખિતમાં જે ઑફર મળે એ જ પાકી.',
          hi: 'नमूने के आँकड़े: 100–150\u00a0वर्ग फ़ुट के कियोस्क में ₹6–9\u00a0लाख, 200–300\u00a0वर्ग फ़ुट के टेकअवे में ₹10–15\u00a0लाख, 500–800\u00a0वर्ग फ़ुट के कैफ़े में ₹18–28\u00a0लाख। किराए का डिपॉज़िट, किराया, GST, लाइसेंस और दो से तीन महीने की वर्किंग कैपिटल इसमें शामिल नहीं। आपको लिखित में जो ऑफ़र मिले, वही पक्का मानिए।',
        },
      },
      {
        question: {
          en: 'Is there a royalty?',
          gu: 'રૉયલ્ટી આપવાની છે?',
          hi: 'क्या रॉयल्टी देनी होती है?',
        },
        answer: {
          en: 'Four per cent of sales plus GST, from the fourth month. If that ever changes it changes at renewal, in writing, and never in the middle of a term.',
          gu: 'વેચાણના 4\u00a0ટકા અને એના પર GST, ચોથા મહિનાથી. એ કદી બદલાય તો કરાર રિન્યૂ થાય ત્યારે, લેખિતમાં; ચાલુ કરારે કદી નહીં.',
          hi: 'बिक्री का चार प्रतिशत और उस पर GST, चौथे महीने से। यह कभी बदला भी, तो एग्रीमेंट रिन्यू होते समय और लिखित में; बीच में कभी नहीं।',
        },
      },
      {
        question: {
          en: 'How much is the fee, and is it refundable?',
          gu: 'ફી કેટલી, અને પાછી મળે?',
          hi: 'फ़ीस कितनी है, और क्या वापस मिलती है?',
        },
        answer: {
          en: '₹1.5\u00a0lakh plus GST for any format, and it is part of the investment: ₹25,000 at the letter of intent, the rest with the agreement. Until training begins it comes back in full; after that, none of it does. The agreement names the day.',
          gu: 'દુકાન કોઈ પણ પ્રકારની હોય, ₹1.5\u00a0લાખ વત્તા GST; રોકાણમાં એ ગણેલી જ છે. ₹25,000 લેટર ઑફ ઇન્ટેન્ટ વખતે, બાકીની કરાર વખતે. તાલીમ શરૂ થતાં પહેલાં પૂરી પાછી; એ પછી નહીં. એ દિવસ કરારમાં લખેલો હોય છે.',
          hi: 'दुकान किसी भी प्रकार की हो, ₹1.5\u00a0लाख और GST; निवेश में यह शामिल है। ₹25,000 लेटर ऑफ़ इंटेंट पर, बाकी एग्रीमेंट पर। ट्रेनिंग शुरू होने से पहले पूरी वापस; उसके बाद नहीं। वह तारीख एग्रीमेंट में लिखी होती है।',
        },
      },
      {
        question: {
          en: 'How long does the agreement run, and how is it renewed?',
          gu: 'કરાર કેટલાં વર્ષનો, અને રિન્યૂ કેવી રીતે થાય?',
          hi: 'एग्रीमेंट कितने साल का है, और रिन्यू कैसे होता है?',
        },
        answer: {
          en: 'Five years. We sit down together six months before the end, look at the shop and the books, and either side may say no.',
          gu: 'પાંચ વર્ષનો. પૂરો થવાના છ મહિના પહેલાં સાથે બેસીએ, દુકાન અને ચોપડા જોઈએ; પછી બંનેમાંથી કોઈ પણ ના પાડી શકે.',
          hi: 'पाँच साल का। खत्म होने से छह महीने पहले हम साथ बैठते हैं, दुकान और बहीखाता देखते हैं; फिर दोनों में से कोई भी मना कर सकता है।',
        },
      },
      {
        question: {
          en: 'How soon does an outlet earn back its cost?',
          gu: 'મારા પૈસા ક્યારે પાછા નીકળે?',
          hi: 'लगाया हुआ पैसा कब तक निकलेगा?',
        },
        answer: {
          en: 'We do not print a number. At the meeting you see the daily sales sheets of running outlets; they say how many outlets they cover, for which period, and which costs are not in them. You may call the owners yourself.',
          gu: 'આનો આંકડો અમે છાપતા નથી. મીટિંગમાં ચાલુ આઉટલેટના રોજના હિસાબ જોવા મળશે; એ કેટલા આઉટલેટના છે, કયા સમયના છે અને કયો ખર્ચ એમાં ગણ્યો નથી, એ પણ લખેલું હશે. એમના માલિકોને તમે પોતે ફોન કરી શકો.',
          hi: 'इसका आँकड़ा हम छापते नहीं। मीटिंग में आप चालू आउटलेट का रोज़ का हिसाब देखते हैं; कितने आउटलेट का है, किस अवधि का है और उसमें क्या नहीं जोड़ा गया, यह भी। उनके मालिकों को आप खुद फ़ोन कर सकते हैं।',
        },
      },
      {
        question: {
          en: 'Can I run more than one outlet?',
          gu: 'એકથી વધારે આઉટલેટ ચલાવી શકું?',
          hi: 'क्या एक से ज़्यादा आउटलेट चला सकते हैं?',
        },
        answer: {
          en: 'Yes, after the first has run for six months. One manager and one delivery serve both shops, and that is what makes the second cheaper to run.',
          gu: 'હા, પહેલો છ મહિના ચાલે પછી. બે દુકાન હોય તોય મૅનેજર એક ને ગાડી એક, એટલે બીજો આઉટલેટ ચલાવવો સસ્તો પડે.',
          hi: 'हाँ, पहले आउटलेट को चलते छह महीने हो जाएँ, तब। दोनों दुकानों के लिए एक ही मैनेजर और एक ही डिलीवरी काफ़ी होती है, इसीलिए दूसरा आउटलेट चलाना सस्ता पड़ता है।',
        },
      },
      {
        question: {
          en: 'Can I sell my outlet or move it?',
          gu: 'આઉટલેટ વેચી શકું, કે બીજી જગ્યાએ લઈ જઈ શકું?',
          hi: 'क्या आउटलेट बेच सकते हैं, या दूसरी जगह ले जा सकते हैं?',
        },
        answer: {
          en: 'Both. We meet the buyer, or measure the new place, and the agreement goes on. We charge nothing for it; the buyer does the whole training.',
          gu: 'બેઉ થઈ શકે. લેનારને અમે મળીએ, નવી જગ્યા માપી જઈએ, અને કરાર ચાલુ રહે. એનું અમે કશું લેતા નથી; લેનારે પૂરી તાલીમ લેવાની.',
          hi: 'दोनों कर सकते हैं। खरीदार से हम मिलते हैं, नई जगह नाप लेते हैं, और एग्रीमेंट चलता रहता है। इसका हम कुछ नहीं लेते; खरीदार को पूरी ट्रेनिंग लेनी होती है।',
        },
      },
      {
        question: {
          en: 'Is my area protected?',
          gu: 'મારા વિસ્તારમાં બીજો આઉટલેટ ખૂલે?',
          hi: 'क्या मेरे इलाके में दूसरा आउटलेट खुल सकता है?',
        },
        answer: {
          en: 'On the streets named in your agreement we open no other outlet, and orders from delivery apps there are yours. Our packs may also be sold in other shops.',
          gu: 'તમારા કરારમાં લખેલા રસ્તા અને શેરીઓમાં અમે બીજો નહીં ખોલીએ, અને ત્યાંના ડિલિવરી ઍપના ઑર્ડર તમારા. અમારાં પૅકેટ બીજી દુકાનોમાં પણ વેચાય.',
          hi: 'आपके एग्रीमेंट में लिखी सड़कों और गलियों में हम दूसरा नहीं खोलते, और वहाँ के डिलीवरी ऐप के ऑर्डर आपके होते हैं। हमारे पैकेट दूसरी दुकानों में भी बिक सकते हैं।',
        },
      },
      {
        question: {
          en: 'How do I know that a franchise offer is genuine?',
          gu: 'ફ્રેન્ચાઇઝીની ઑફર સાચે જ તમારી છે એની ખાતરી કેવી રીતે કરું?',
          hi: 'कैसे पता चले कि फ्रैंचाइज़ी का ऑफ़र सचमुच आपका है?',
        },
        answer: {
          en: 'We ask for money only after a meeting and a signed letter of intent (the paper before the agreement), and only into the company account named in it. The phone number in the footer of this site is ours; call it if someone else offers you a Tikhu Mithu franchise.',
          gu: 'મીટિંગ થાય અને લેટર ઑફ ઇન્ટેન્ટ (કરાર પહેલાંનો પત્ર) પર સહી થાય પછી જ પૈસા માગીએ છીએ, અને એમાં લખેલા પેઢીના ખાતામાં જ. આ સાઇટમાં સૌથી નીચે લખેલો નંબર અમારો છે; બીજું કોઈ ‘તીખું મીઠું’ની ફ્રેન્ચાઇઝી આપવાની વાત કરે તો એ નંબર પર ફોન કરો.',
          hi: 'मीटिंग हो जाए और लेटर ऑफ़ इंटेंट (एग्रीमेंट से पहले का पत्र) साइन हो जाए, उसके बाद ही हम पैसे माँगते हैं, और सिर्फ़ उसमें लिखे कंपनी के खाते में। इस साइट पर सबसे नीचे लिखा नंबर हमारा है; कोई और ‘तीखुं मीठुं’ की फ्रैंचाइज़ी देने की बात करे, तो उसी पर फ़ोन कीजिए।',
        },
      },
    ],
  },
  {
    id: 2,
    faqMainTitle: {
      en: 'Franchise: shop, people and supply',
      gu: 'ફ્રેન્ચાઇઝી: દુકાન, માણસો અને માલ',
      hi: 'फ्रैंचाइज़ी: दुकान, स्टाफ़ और माल',
    },
    faqs: [
      {
        question: {
          en: 'How much space, frontage, power and water do I need?',
          gu: 'જગ્યા, આગળની પહોળાઈ, વીજળી અને પાણી કેટલાં જોઈએ?',
          hi: 'कितनी जगह, सामने की चौड़ाई, बिजली और पानी चाहिए?',
        },
        answer: {
          en: 'A kiosk works from 100\u00a0sq ft, a café from 500. Ten feet of frontage, a three-phase connection of 8–12\u00a0kW, drinking water and a drain for the kitchen are what we like to see; under six feet of frontage it does not work. We measure before you sign a rent agreement.',
          gu: 'કિયોસ્ક 100\u00a0ચો. ફૂટથી ચાલે, કૅફે 500થી. આગળ દસ ફૂટ, 8–12\u00a0કિલોવૉટનું થ્રી-ફેઝ કનેક્શન, પીવાનું પાણી અને રસોડાના પાણીનો નિકાલ: આટલું હોય તો સારું; આગળ છ ફૂટથી ઓછામાં ન ચાલે. તમે ભાડાકરાર પર સહી કરો એ પહેલાં અમે માપી જઈએ.',
          hi: 'कियोस्क 100\u00a0वर्ग फ़ुट से चल जाता है, कैफ़े 500 से। सामने दस फ़ुट, 8–12\u00a0kW का थ्री-फ़ेज़ कनेक्शन, पीने का पानी और रसोई के पानी की निकासी: इतना हो तो अच्छा; सामने छह फ़ुट से कम में नहीं चलता। आपके किरायानामा साइन करने से पहले हम नाप लेते हैं।',
        },
      },
      {
        question: {
          en: 'Will you help me find a site?',
          gu: 'જગ્યા શોધવામાં મદદ કરશો?',
          hi: 'क्या आप जगह ढूँढने में मदद करेंगे?',
        },
        answer: {
          en: 'Yes. Send us three that you like. We count people at ten in the morning, at one and at seven in the evening, on a weekday and on a Sunday, and tell you what we would do.',
          gu: 'હા. તમને ગમતી ત્રણ જગ્યા મોકલો. અમે સવારે દસે, બપોરે એકે અને સાંજે સાતે, એક ચાલુ દિવસે અને એક રવિવારે, કેટલા માણસો નીકળે છે એ ગણીએ; પછી કહીએ કે અમે હોઈએ તો શું કરીએ.',
          hi: 'हाँ। अपनी पसंद की तीन जगहें भेजिए। हम सुबह दस, दोपहर एक और शाम सात बजे, एक कामकाजी दिन और एक रविवार को, आते-जाते लोग गिनते हैं; फिर बताते हैं कि हम आपकी जगह होते तो क्या करते।',
        },
      },
      {
        question: {
          en: 'Do I need experience with food?',
          gu: 'ખાવાના ધંધાનો અનુભવ જોઈએ?',
          hi: 'क्या खाने-पीने के काम का अनुभव ज़रूरी है?',
        },
        answer: {
          en: 'No. You need the habit of opening on time and of looking into every tray. Some of our steadiest partners came from a stationery shop, a bank counter and a tailoring unit.',
          gu: 'ના. ટાઇમસર દુકાન ખોલવાની અને એકેએક ટ્રે જાતે તપાસવાની ટેવ જોઈએ. અમારા સૌથી ભરોસાપાત્ર પાર્ટનરમાં કોઈ સ્ટેશનરીની દુકાનમાંથી આવ્યા છે, કોઈ બૅન્કના કાઉન્ટર પરથી, કોઈ સિલાઈના કામમાંથી.',
          hi: 'नहीं। समय पर दुकान खोलने और हर ट्रे में झाँकने की आदत चाहिए। हमारे सबसे भरोसेमंद पार्टनरों में कोई स्टेशनरी की दुकान से आया, कोई बैंक के काउंटर से, कोई सिलाई के काम से।',
        },
      },
      {
        question: {
          en: 'How many people will I need, and who hires them?',
          gu: 'કેટલા માણસો જોઈશે, અને કામે કોણ રાખે?',
          hi: 'कितने लोग लगेंगे, और उन्हें काम पर कौन रखेगा?',
        },
        answer: {
          en: 'Two or three for a kiosk, four or five for a takeaway, seven to nine for a café. You hire and pay them; we sit in on the interviews if you like, and we train them.',
          gu: 'કિયોસ્કમાં બે-ત્રણ, ટેકઅવેમાં ચાર-પાંચ, કૅફેમાં સાતથી નવ. રાખો તમે અને પગાર પણ તમે આપો; કહો તો ઇન્ટરવ્યૂમાં સાથે બેસીએ, અને તાલીમ અમે આપીએ.',
          hi: 'कियोस्क में दो-तीन, टेकअवे में चार-पाँच, कैफ़े में सात से नौ। रखते आप हैं और वेतन भी आप देते हैं; कहें तो इंटरव्यू में हम साथ बैठते हैं, और ट्रेनिंग हम देते हैं।',
        },
      },
      {
        question: {
          en: 'How long is the training, and where?',
          gu: 'તાલીમ કેટલા દિવસની, અને ક્યાં?',
          hi: 'ट्रेनिंग कितने दिन की है, और कहाँ?',
        },
        answer: {
          en: 'Ten days in our kitchen near Vadodara, then five days at your own counter with our trainer beside your staff through the opening week.',
          gu: 'દસ દિવસ વડોદરા પાસે અમારા રસોડામાં, પછી પાંચ દિવસ તમારા કાઉન્ટર પર: શરૂઆતના આખા અઠવાડિયામાં અમારા ટ્રેનર તમારા સ્ટાફની સાથે ઊભા રહે.',
          hi: 'दस दिन वडोदरा के पास हमारी रसोई में, फिर पाँच दिन आपके अपने काउंटर पर: ओपनिंग के पूरे हफ़्ते हमारे ट्रेनर आपके स्टाफ़ के साथ रहते हैं।',
        },
      },
      {
        question: {
          en: 'Who supplies the stock, and how often?',
          gu: 'માલ કોણ આપે, અને કેટલી વાર?',
          hi: 'माल कौन देता है, और कितनी बार?',
        },
        answer: {
          en: 'Flours, masalas, sev and packed snacks come from our kitchen twice a week in Gujarat and weekly elsewhere in India; abroad it is agreed with you. Vegetables, milk, curd and pav you buy nearby, to a written standard.',
          gu: 'લોટ, મસાલા, સેવ અને પૅકેટ અમારા રસોડેથી આવે: ગુજરાતમાં અઠવાડિયે બે વાર, ગુજરાત બહાર ભારતમાં અઠવાડિયે એક વાર, વિદેશમાં તમારી સાથે નક્કી થાય એમ. શાક, દૂધ, દહીં અને પાઉં તમે નજીકમાંથી લો, અમારા લેખિત ધોરણ મુજબ.',
          hi: 'बेसन, आटा, मसाले, सेव और पैकेट हमारी रसोई से आते हैं: गुजरात में हफ़्ते में दो बार, भारत में बाकी जगह हफ़्ते में एक बार, विदेश में आपसे तय करके। सब्ज़ी, दूध, दही और पाव आप पास से लेते हैं, हमारे लिखित मानक के मुताबिक।',
        },
      },
      {
        question: {
          en: 'Can I add local items?',
          gu: 'અમારે ત્યાંની કોઈ વાનગી ઉમેરી શકાય?',
          hi: 'क्या अपने इलाके की कोई डिश जोड़ सकते हैं?',
        },
        answer: {
          en: 'Up to four at a time. Send us the recipe; we cook it, cost it and check its allergens, and it goes on your board with a mark of its own.',
          gu: 'એકસાથે ચાર સુધી. રેસિપી મોકલો; અમે બનાવી જોઈએ, ખર્ચ કાઢીએ, ઍલર્જી કરી શકે એવી ચીજો તપાસીએ, પછી એ અલગ નિશાની સાથે તમારા બોર્ડ પર ચડે.',
          hi: 'एक बार में चार तक। रेसिपी भेजिए; हम उसे बनाकर देखते हैं, लागत निकालते हैं, एलर्जी करने वाली चीज़ें जाँचते हैं, फिर वह अलग निशान के साथ आपके बोर्ड पर आती है।',
        },
      },
      {
        question: {
          en: 'Which licences do I need?',
          gu: 'કયાં લાઇસન્સ જોઈએ?',
          hi: 'कौन-से लाइसेंस चाहिए?',
        },
        answer: {
          en: 'A food licence, Shop Act registration and GST; fire and municipal clearance where your town asks for them. They are in your name and at your cost; you get our checklist of offices and forms with the letter of intent.',
          gu: 'ફૂડ લાઇસન્સ, ગુમાસ્તાધારાની નોંધણી (શૉપ ઍક્ટ) અને GST; તમારે ત્યાં માગે તો ફાયર અને નગરપાલિકાની મંજૂરી. બધું તમારા નામે અને તમારા ખર્ચે; કઈ ઑફિસમાં કયું ફોર્મ, એનું ચેકલિસ્ટ લેટર ઑફ ઇન્ટેન્ટ સાથે આપીએ.',
          hi: 'फ़ूड लाइसेंस, शॉप एक्ट रजिस्ट्रेशन और GST; जहाँ माँगा जाए, वहाँ फ़ायर और नगर निगम की मंज़ूरी। सब आपके नाम पर और आपके खर्च से; किस दफ़्तर में कौन-सा फ़ॉर्म, इसकी चेकलिस्ट लेटर ऑफ़ इंटेंट के साथ देते हैं।',
        },
      },
      {
        question: {
          en: 'How soon can I open?',
          gu: 'કેટલા સમયમાં ખોલી શકાય?',
          hi: 'कितने दिन में खोल सकते हैं?',
        },
        answer: {
          en: 'Usually 45–60\u00a0days from the agreement: three to six weeks for interiors and equipment, and the training runs alongside.',
          gu: 'સામાન્ય રીતે કરારથી 45–60\u00a0દિવસ: ઇન્ટીરિયર અને સાધનોમાં ત્રણથી છ અઠવાડિયાં, અને તાલીમ એની સાથે જ ચાલે.',
          hi: 'आम तौर पर एग्रीमेंट से 45–60\u00a0दिन: इंटीरियर और मशीनों में तीन से छह हफ़्ते, और ट्रेनिंग साथ-साथ चलती है।',
        },
      },
    ],
  },
  {
    id: 3,
    faqMainTitle: { en: 'Food and allergies', gu: 'ખાવાનું અને ઍલર્જી', hi: 'खाना और एलर्जी' },
    faqs: JSON.stringify([
      {
        question: {
          en: 'Is everything vegetarian? Is there egg in anything?',
          gu: 'બધું શાકાહારી છે? કશામાં ઈંડું આવે?',
          hi: 'क्या सब कुछ शाकाहारी है? किसी चीज़ में अंडा है?',
        },
        answer: {
          en: 'Everything is vegetarian, and no egg enters our kitchen or our counters.',
          gu: 'બધું જ શાકાહારી છે, અને અમારા રસોડામાં કે કોઈ કાઉન્ટર પર ઈંડું આવતું જ નથી.',
          hi: 'सब कुछ शाकाहारी है, और हमारी रसोई में या किसी काउंटर पर अंडा आता ही नहीं।',
        },
      },
      {
        question: {
          en: 'Which dishes have a Jain version?',
          gu: 'કઈ વાનગીઓ જૈન મળે?',
          hi: 'कौन-सी डिशें जैन मिलती हैं?',
        },
        answer: {
          en: 'Fafda, vanela gathiya and masala chaas are made without onion, garlic or root vegetables. In dishes marked “Jain on request” on the menu we leave out onion, garlic, ginger and root vegetables if you ask; dishes whose batter stands overnight are not marked. Dabeli, vada pav and ragda pattice are made of potato and have no Jain version. Fried savouries share their oil with onion and potato. If your rule is stricter than that, tell us at the counter.',
          gu: 'ફાફડા, વણેલા ગાંઠિયા અને મસાલા છાશ ડુંગળી, લસણ કે કંદમૂળ વગર જ બને છે. વાનગીઓના પાને જેના પર “કહેશો તો જૈન” લખ્યું છે એમાં કહેશો તો ડુંગળી, લસણ, આદું અને કંદમૂળ નહીં નાખીએ; જેનું ખીરું રાતવાસી હોય એના પર એવું લખતા નથી. દાબેલી, વડાપાઉં અને રગડા પૅટીસ બટાકાનાં જ બને છે, એ જૈન નથી બનતાં. તળેલું ફરસાણ ડુંગળી-બટાકા તળાય એ જ તેલમાં તળાય છે. તમારો નિયમ એથીય ચુસ્ત હોય તો કાઉન્ટર પર કહેજો.',
          hi: 'फाफड़ा, वणेला गाठिया और मसाला छाछ बिना प्याज़, लहसुन या कंदमूल के ही बनते हैं। मेन्यू में जिन डिशों पर “माँगने पर जैन” लिखा है, उनमें माँगने पर प्याज़, लहसुन, अदरक और कंदमूल नहीं डालते; जिनका घोल रात भर रखा जाता है, उन पर यह नहीं लिखते। दाबेली, वड़ा पाव और रगड़ा पैटीस आलू से ही बनते हैं, इनका जैन ऑप्शन नहीं है। तला हुआ नमकीन उसी तेल में तला जाता है, जिसमें प्याज़-आलू तले जाते हैं। आपका नियम इससे भी कड़ा हो, तो काउंटर पर बता दीजिए।',
        },
      },
      {
        question: {
          en: 'Which dishes contain wheat, milk, peanuts or sesame?',
          gu: 'ઘઉં, દૂધ, સીંગદાણા કે તલ શેમાં શેમાં છે?',
          hi: 'गेहूँ, दूध, मूँगफली या तिल किन डिशों में है?',
        },
        answer: {
          en: 'On the menu, allergens are listed beside each dish whose recipe we have checked; for the others, ask at the counter. Hing is usually cut with wheat flour, so a gram-flour snack is not automatically gluten-free.',
          gu: 'જેની રેસિપી અમે તપાસી છે એ દરેક વાનગીની સાથે લખેલું છે; બાકીની વિશે કાઉન્ટર પર પૂછો. હિંગમાં સામાન્ય રીતે ઘઉંનો લોટ ભેળવેલો હોય છે, એટલે ફક્ત ચણાના લોટનું હોવાથી કોઈ ફરસાણ ગ્લુટેન વગરનું નથી થઈ જતું.',
          hi: 'जिन डिशों की रेसिपी हमने जाँची है, उनके साथ ये चीज़ें लिखी हैं; बाकी के बारे में काउंटर पर पूछिए। हींग में अक्सर गेहूँ का आटा मिला होता है, इसलिए सिर्फ़ बेसन का होने से कोई नमकीन ग्लूटेन-मुक्त नहीं हो जाता।',
        },
      },
      {
        question: {
          en: 'Is the frying oil shared?',
          gu: 'બધું એક જ તેલમાં તળાય છે?',
          hi: 'क्या सब एक ही तेल में तला जाता है?',
        },
        answer: {
          en: 'All fried savouries, including those with onion or potato, share the same cottonseed oil; jalebi has its own pan, with ghee. Nothing with peanuts is fried in either. Even so, we cannot rule out traces of any allergen.',
          gu: 'બધું ફરસાણ એક જ તેલમાં, કપાસિયા તેલમાં, તળાય, ડુંગળી-બટાકાવાળું પણ; જલેબીની કડાઈ અલગ, ઘીની. સીંગદાણાવાળું કશું બેમાંથી એકેયમાં તળાતું નથી. તોય ઍલર્જી કરી શકે એવી કોઈ ચીજનો થોડો અંશ નહીં જ હોય એવું કહી ન શકીએ.',
          hi: 'सारा नमकीन एक ही तेल में तला जाता है, बिनौले के तेल में, प्याज़-आलू वाला भी; जलेबी की कड़ाही अलग है, घी की। मूँगफली वाली कोई चीज़ दोनों में से किसी में नहीं तली जाती। फिर भी एलर्जी करने वाली किसी चीज़ का ज़रा-सा अंश भी न होगा, ऐसा हम नहीं कह सकते।',
        },
      },
      {
        question: {
          en: 'What is the difference between khaman and dhokla?',
          gu: 'ખમણ અને ઢોકળાંમાં શું ફરક?',
          hi: 'खमण और ढोकले में क्या फ़र्क है?',
        },
        answer: {
          en: 'Khaman is made of gram flour or chana dal, yellow and spongy. Dhokla is made of a fermented batter of rice and dal, paler and a little sour. Both are steamed; on our menu each has its own name.',
          gu: 'ખમણ ચણાના લોટ કે ચણાની દાળનાં, પીળાં ને જાળીદાર. ઢોકળાં ચોખા-દાળનાં આથેલાં, રંગે ઊજળાં ને સહેજ ખાટાં. બંને બફાય, પણ અમારા બોર્ડ પર બંને અલગ વાનગી છે.',
          hi: 'खमण बेसन या चना दाल का, पीला और जालीदार। ढोकला चावल-दाल के खमीर उठे घोल का, रंग में हल्का और ज़रा खट्टा। दोनों भाप में पकते हैं, पर हमारे मेन्यू में दोनों अलग-अलग डिशें हैं।',
        },
      },
      {
        question: {
          en: 'How spicy is the food?',
          gu: 'ખાવાનું કેટલું તીખું હોય છે?',
          hi: 'खाना कितना तीखा होता है?',
        },
        answer: {
          en: 'Tikhu means hot and mithu means sweet, and most plates are both. Nearly every savoury plate has some chilli in it, and more beside it. Ask at the counter for the milder ones.',
          gu: 'નામ જ તીખું મીઠું છે, અને મોટા ભાગની પ્લેટમાં બેઉ હોય. લગભગ દરેક ફરસાણમાં થોડું મરચું હોય, અને સાથે તળેલાં મરચાં કે તીખી ચટણી હોય એ જુદાં. ઓછું તીખું જોઈએ તો કાઉન્ટર પર પૂછો.',
          hi: 'तीखुं यानी तीखा, मीठुं यानी मीठा, और ज़्यादातर प्लेटों में दोनों स्वाद होते हैं। लगभग हर नमकीन प्लेट में थोड़ी मिर्च होती है, और बगल में थोड़ी और। कम तीखा चाहिए, तो काउंटर पर पूछ लीजिए।',
        },
      },
    ]),
  },
  {
    id: 4,
    faqMainTitle: { en: 'Ready to eat', gu: 'તૈયાર નાસ્તો', hi: 'रेडी टू ईट' },
    faqs: [
      {
        question: {
          en: 'How long does a pack keep?',
          gu: 'પૅકેટ કેટલું ટકે?',
          hi: 'पैकेट कितने दिन चलता है?',
        },
        answer: {
          en: 'Sealed and kept cool and dry: khakhra and sev four months, chakri three, vacuum-packed thepla 15\u00a0days. Once opened, finish thepla within three days and keep the dry snacks in a tin. Go by the date on the pack.',
          gu: 'સીલબંધ, ઠંડી ને સૂકી જગ્યાએ: ખાખરા અને સેવ ચાર મહિના; ચકરી ત્રણ; વૅક્યૂમ પૅક થેપલાં 15\u00a0દિવસ. ખોલ્યા પછી થેપલાં ત્રણ દિવસમાં ખાઈ લો, સૂકો નાસ્તો ડબ્બામાં ભરી દો. પૅકેટ પર જે તારીખ છાપી હોય એ જ સાચી.',
          hi: 'सीलबंद पैकेट, ठंडी और सूखी जगह में: खाखरा और सेव चार महीने; चकली तीन; वैक्यूम पैक थेपला 15\u00a0दिन। खोलने के बाद थेपला तीन दिन में खा लीजिए, सूखा नाश्ता डिब्बे में भर लीजिए। पैकेट पर जो तारीख छपी है, वही मानिए।',
        },
      },
      {
        question: { en: 'How do I prepare it?', gu: 'ખાવા માટે શું કરવાનું?', hi: 'इसे तैयार कैसे करें?' },
        answer: {
          en: 'Khakhra, sev and chakri need nothing. Eat thepla as it is, or warm it for 20\u00a0seconds a side on a dry tawa.',
          gu: 'ખાખરા, સેવ અને ચકરીમાં કશું કરવાનું નથી. થેપલાં એમ જ ખાઓ, કે કોરા તવા પર બેઉ બાજુ 20\u00a0સેકન્ડ ગરમ કરો.',
          hi: 'खाखरा, सेव और चकली में कुछ नहीं करना। थेपले ऐसे ही खाइए, या सूखे तवे पर दोनों तरफ़ 20-20\u00a0सेकंड गरम कीजिए।',
        },
      },
      {
        question: {
          en: 'Can I carry it on a flight or abroad?',
          gu: 'ફ્લાઇટમાં કે વિદેશ લઈ જવાય?',
          hi: 'क्या इसे फ़्लाइट में या विदेश ले जा सकते हैं?',
        },
        answer: {
          en: 'Dry sealed packs usually travel without trouble. Some countries restrict milk, seeds and pulses, so check the rules where you are going before you pack, and keep the labels on.',
          gu: 'સૂકાં સીલબંધ પૅકેટ સામાન્ય રીતે વાંધા વગર જાય છે. અમુક દેશો દૂધ, બિયાં અને કઠોળ આવવા દેતા નથી, એટલે બૅગ ભરતાં પહેલાં તમે જવાના હો એ દેશના નિયમ જોઈ લો, અને લેબલ કાઢશો નહીં.',
          hi: 'सूखे सीलबंद पैकेट आम तौर पर बिना दिक्कत जाते हैं। कुछ देश दूध, बीज और दालों पर रोक लगाते हैं, इसलिए बैग भरने से पहले उस देश के नियम देख लीजिए, और लेबल लगे रहने दीजिए।',
        },
      },
      {
        question: {
          en: 'How do I pay, and who confirms my order?',
          gu: 'પૈસા કેવી રીતે આપું, અને ઑર્ડર કોણ પાકો કરે?',
          hi: 'पैसे कैसे दूँ, और ऑर्डर कौन पक्का करता है?',
        },
        answer: {
          en: 'You pay nothing on this site. Send the order form; our team calls you within 24\u00a0hours, confirms packs, price and delivery, and tells you how to pay.',
          gu: 'આ સાઇટ પર પૈસા આપવાના નથી. ઑર્ડરનું ફોર્મ મોકલો; અમારી ટીમ 24\u00a0કલાકમાં ફોન કરીને પૅકેટ, ભાવ અને ડિલિવરી પાકાં કરે, અને પૈસા કેવી રીતે આપવા એ કહે.',
          hi: 'इस साइट पर कोई पैसा नहीं देना है। ऑर्डर का फ़ॉर्म भेजिए; हमारी टीम 24\u00a0घंटे में फ़ोन करके पैकेट, दाम और डिलीवरी पक्की करती है, और बताती है कि पैसे कैसे देने हैं।',
        },
      },
      {
        question: {
          en: 'What if a pack arrives damaged?',
          gu: 'પૅકેટ તૂટેલું આવે તો?',
          hi: 'पैकेट खराब हालत में मिले तो?',
        },
        answer: {
          en: 'Photograph the pack and its batch number on the day it arrives and send us the picture. We replace it with the next dispatch, or pay you back.',
          gu: 'જે દિવસે મળે એ જ દિવસે પૅકેટનો અને બૅચ નંબરનો ફોટો પાડીને મોકલો. પછીના પાર્સલમાં બદલી આપીશું, કે પૈસા પાછા આપીશું.',
          hi: 'जिस दिन मिले, उसी दिन पैकेट और बैच नंबर की फ़ोटो खींचकर भेजिए। अगले पार्सल में हम बदल देंगे, या पैसे लौटा देंगे।',
        },
      },
      {
        question: {
          en: 'Do you sell to shops?',
          gu: 'દુકાનોને માલ આપો છો?',
          hi: 'क्या आप दुकानों को भी पैकेट बेचते हैं?',
        },
        answer: {
          en: 'Yes, in cartons of 24 packs. Write “shop” in the description field of the order form, and tell us your city.',
          gu: 'હા, 24 પૅકેટના કાર્ટનમાં. ઑર્ડર ફોર્મમાં વિગતના ખાનામાં “દુકાન” લખો, અને તમારું શહેર જણાવો.',
          hi: 'हाँ, 24 पैकेट के कार्टन में। ऑर्डर फ़ॉर्म में जहाँ “ऑर्डर में क्या चाहिए” पूछा है, वहाँ “दुकान” लिखिए, और अपना शहर बताइए।',
        },
      },
    ],
  },
  {
    id: 5,
    faqMainTitle: {
      en: 'Visiting and party orders',
      gu: 'મુલાકાત અને પાર્ટી ઑર્ડર',
      hi: 'दुकान पर आना और पार्टी ऑर्डर',
    },
    faqs: [
      {
        question: {
          en: 'Which outlet is near me, and till what time is it open?',
          gu: 'મારી નજીક કયો આઉટલેટ છે, અને કેટલા વાગ્યા સુધી ખુલ્લો હોય?',
          hi: 'मेरे आस-पास कौन-सा आउटलेट है, और कब तक खुला रहता है?',
        },
        answer: {
          en: 'The list of outlets is sorted by country, state and city, and gives the format and hours of each: a kiosk has eight dishes, a takeaway fourteen, a café all twenty. Call before you travel far.',
          gu: 'આઉટલેટની યાદીમાં દેશ, રાજ્ય અને શહેર પ્રમાણે બધા આઉટલેટ છે. દરેકની સાથે પ્રકાર અને સમય લખેલા છે: કિયોસ્કમાં આઠ વાનગી, ટેકઅવેમાં ચૌદ, કૅફેમાં વીસે વીસ. દૂરથી આવવાના હો તો પહેલાં ફોન કરી લો.',
          hi: 'आउटलेट की सूची में देश, राज्य और शहर के हिसाब से सारे आउटलेट हैं। हर एक के साथ प्रकार और समय लिखा है: कियोस्क में आठ डिशें, टेकअवे में चौदह, कैफ़े में पूरी बीस। दूर से आना हो, तो पहले फ़ोन कर लीजिए।',
        },
      },
      {
        question: {
          en: 'Do you deliver?',
          gu: 'ઘેર પહોંચાડો છો?',
          hi: 'क्या घर पर डिलीवरी होती है?',
        },
        answer: {
          en: 'Hot plates come from your nearest outlet, through the delivery app that lists it; call the outlet to ask which. Packs go by courier all over India.',
          gu: 'ગરમ નાસ્તો નજીકના આઉટલેટથી ડિલિવરી ઍપ પર મંગાવાય; એ આઉટલેટ કઈ ઍપ પર છે એ ફોન કરીને પૂછી લો. પૅકેટ આખા ભારતમાં કુરિયરથી જાય.',
          hi: 'गरम नाश्ता नज़दीकी आउटलेट से, उसी के डिलीवरी ऐप से आता है; वह किस ऐप पर है, यह फ़ोन करके पूछ लीजिए। पैकेट पूरे भारत में कूरियर से जाते हैं।',
        },
      },
      {
        question: {
          en: 'Do you take party and office orders?',
          gu: 'પાર્ટી કે ઑફિસના ઑર્ડર લો છો?',
          hi: 'क्या पार्टी और ऑफ़िस के ऑर्डर लेते हैं?',
        },
        answer: {
          en: 'Yes. Up to forty plates: call a day ahead. For more than forty, call three days ahead, or a week ahead around Dussehra and Diwali.',
          gu: 'હા. 40 પ્લેટ સુધી આગલા દિવસે ફોન કરો; એથી વધુ હોય તો ત્રણ દિવસ પહેલાં, અને દશેરા-દિવાળી વખતે એક અઠવાડિયું પહેલાં.',
          hi: 'हाँ। 40 प्लेट तक के लिए एक दिन पहले फ़ोन कीजिए; ज़्यादा हों, तो तीन दिन पहले, और दशहरा-दिवाली के आस-पास एक हफ़्ता पहले।',
        },
      },
      {
        question: {
          en: 'When do you open on Dussehra?',
          gu: 'દશેરાએ કેટલા વાગ્યે ખોલો છો?',
          hi: 'दशहरे पर कितने बजे खोलते हैं?',
        },
        answer: {
          en: 'Most outlets at five in the morning; call yours to be sure. We keep frying fafda and jalebi until the day’s dough and batter are used up, and we tell the queue honestly how much is left.',
          gu: 'મોટા ભાગના આઉટલેટ પરોઢે પાંચ વાગ્યે ખૂલે; તમારા આઉટલેટને ફોન કરી લો. ખૂટે ત્યાં સુધી ફાફડા-જલેબી ઊતર્યા કરે, અને કેટલું બાકી છે એ લાઇનમાં સાચેસાચું કહી દઈએ.',
          hi: 'ज़्यादातर आउटलेट सुबह पाँच बजे खुलते हैं; अपने आउटलेट को फ़ोन कर लीजिए। माल खत्म होने तक फाफड़ा-जलेबी बनते रहते हैं, और कितना बचा है, यह कतार वालों को सच-सच बता देते हैं।',
        },
      },
    ],
  },
];
