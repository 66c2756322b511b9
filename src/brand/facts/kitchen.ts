/** What the kitchen does in a day, and its offers. */
export const kitchen = {
  /** Allergens handled in every kitchen, so that traces of them may be in any dish or pack. */
  handledAllergens: ['wheat', 'milk', 'peanut', 'tree nuts', 'sesame', 'mustard'],
  /** What people with a diet must know about the frying oil, in a full sentence. */
  fryingOil: {
    en: 'All fried savouries, Jain ones too, share their oil with onion and potato; jalebi has its own pan.',
    gu: 'તળેલું ફરસાણ જૈન હોય તોય ડુંગળી-બટાકા તળાય એ જ તેલમાં તળાય છે; જલેબીની કડાઈ અલગ છે.',
    hi: 'तला हुआ नमकीन जैन हो, तब भी उसी तेल में तला जाता है, जिसमें प्याज़-आलू तले जाते हैं; जलेबी की कड़ाही अलग है।',
  },
  /** How early a party must order, in full sentences. */
  partyOrders: {
    en: 'Up to forty plates: call a day ahead. For more than forty, call three days ahead, or a week ahead around Dussehra and Diwali. Live counters for jalebi and dabeli can be booked for weddings.',
    gu: '40 પ્લેટ સુધી આગલા દિવસે ફોન કરો; એથી વધુ હોય તો ત્રણ દિવસ પહેલાં, અને દશેરા-દિવાળી વખતે એક અઠવાડિયું પહેલાં. લગ્ન માટે જલેબી અને દાબેલીનાં લાઇવ કાઉન્ટર બુક થાય છે.',
    hi: '40 प्लेट तक के लिए एक दिन पहले फ़ोन कीजिए, उससे ज़्यादा के लिए तीन दिन पहले, और दशहरा-दिवाली के आस-पास एक हफ़्ता पहले। शादियों के लिए जलेबी और दाबेली के लाइव काउंटर बुक हो सकते हैं।',
  },
  /** The bowls of the masala dabba, as its drawing shows them. */
  spices: [
    {
      name: { en: 'Hing', gu: 'હિંગ', hi: 'हींग' },
      note: { en: 'aroma', gu: 'સુગંધ', hi: 'खुशबू' },
      color: 'pale',
    },
    {
      name: { en: 'Turmeric', gu: 'હળદર', hi: 'हल्दी' },
      note: { en: 'colour', gu: 'રંગ', hi: 'रंग' },
      color: 'warm',
    },
    {
      name: { en: 'Chilli', gu: 'મરચું', hi: 'मिर्च' },
      note: { en: 'heat', gu: 'તીખાશ', hi: 'तीखापन' },
      color: 'rich',
    },
    {
      name: { en: 'Mustard', gu: 'રાઈ', hi: 'राई' },
      note: { en: 'the tempering', gu: 'વઘાર', hi: 'तड़का' },
      color: 'dark',
    },
    {
      name: { en: 'Fenugreek', gu: 'મેથી', hi: 'मेथी' },
      note: { en: 'bitterness', gu: 'કડવાશ', hi: 'कड़वाहट' },
      color: 'leaf',
    },
    {
      name: { en: 'Coriander and cumin', gu: 'ધાણાજીરું', hi: 'धनिया-जीरा' },
      note: { en: 'body', gu: 'સ્વાદ', hi: 'स्वाद' },
      color: 'earth',
    },
    {
      name: { en: 'Sesame', gu: 'તલ', hi: 'तिल' },
      note: { en: 'nuttiness', gu: 'સોડમ', hi: 'सोंधापन' },
      color: 'white',
    },
  ],
  /** A day in the kitchen, earliest first. */
  kitchenDay: [
    {
      time: { en: '4\u00a0am', gu: 'પરોઢે 4', hi: 'सुबह 4 बजे' },
      title: { en: 'The mill starts', gu: 'ઘંટી ચાલુ થાય છે', hi: 'चक्की चालू' },
      text: {
        en: 'Dal, rice and masalas are ground while the rooms are cool. Batter is not sent out: each counter mixes and steams its own, dhokla after a night’s rest, khaman through the day.',
        gu: 'ટાઢા પહોરે દાળ, ચોખા અને મસાલા દળાય છે. ખીરું અહીંથી જતું નથી. દરેક કાઉન્ટર જાતે આથો લાવે, ફીણે ને બાફે: ઢોકળાં આગલી રાતના આથામાંથી બને, ખમણ આખો દિવસ થોડાં થોડાં ઊતરે.',
        hi: 'ठंडे-ठंडे में दाल, चावल और मसाले पीसे जाते हैं। घोल यहाँ से नहीं जाता: हर काउंटर अपना घोल खुद बनाकर भाप में पकाता है, ढोकला रात भर के खमीर से, खमण दिन भर, थोड़ा-थोड़ा।',
      },
    },
    {
      time: { en: '6\u00a0am', gu: 'સવારે 6', hi: 'सुबह 6 बजे' },
      title: { en: 'The vans leave', gu: 'ગાડીઓ નીકળે છે', hi: 'गाड़ियाँ निकलती हैं' },
      text: {
        en: 'Flours, masalas, farsan and packs go out, on a different route each day, each crate with the date and the name of its counter on the lid.',
        gu: 'લોટ, મસાલા, ફરસાણ અને પૅકેટ નીકળે છે, રોજ જુદા રૂટ પર. દરેક ક્રેટના ઢાંકણ પર તારીખ અને કાઉન્ટરનું નામ લખેલાં હોય છે.',
        hi: 'बेसन, आटा, मसाले, नमकीन और पैकेट निकलते हैं, हर दिन अलग रूट पर। हर क्रेट के ढक्कन पर तारीख और काउंटर का नाम लिखा होता है।',
      },
    },
    {
      time: { en: '10\u00a0am', gu: 'સવારે 10', hi: 'सुबह 10 बजे' },
      title: { en: 'The shutters go up', gu: 'શટર ખૂલે છે', hi: 'शटर उठते हैं' },
      text: {
        en: 'The first fafda and gathiya are shaped by hand at the counter, and the first khaman comes out of the steamer. Jalebi follows when the syrup draws a thread.',
        gu: 'ગાંઠિયા કાઉન્ટર પર હાથે જ વણાય છે, ફાફડા હથેળીથી ઘસાય છે, ને ખમણની પહેલી થાળી સ્ટીમરમાંથી નીકળે છે. ચાસણીનો તાર થાય એટલે જલેબી શરૂ.',
        hi: 'गाठिया और फाफड़ा काउंटर पर हाथ से बनते हैं, और पहला खमण स्टीमर से निकलता है। चाशनी में तार बनते ही जलेबी की बारी आती है।',
      },
    },
    {
      time: { en: '4\u00a0pm', gu: 'સાંજે 4', hi: 'शाम 4 बजे' },
      title: { en: 'Chai hour', gu: 'ચાનો ટાઇમ', hi: 'चाय का समय' },
      text: {
        en: 'Dabeli, vada pav and dal vada. At the counters the second batch goes on; in the kitchen even the office comes to chop coriander.',
        gu: 'દાબેલી, વડાપાઉં અને દાળવડાં. કાઉન્ટર પર બીજો ઘાણ ચડે; રસોડામાં તો ઑફિસવાળા પણ કોથમીર સમારવા બેસે.',
        hi: 'दाबेली, वड़ा पाव और दाल वड़ा। काउंटर पर दूसरा घान चढ़ता है; रसोई में ऑफ़िस वाले भी धनिया काटने बैठ जाते हैं।',
      },
    },
    {
      time: { en: '8\u00a0pm', gu: 'રાત્રે 8', hi: 'रात 8 बजे' },
      title: { en: 'The board is wiped', gu: 'બોર્ડ ભૂંસાય છે', hi: 'बोर्ड पोंछा जाता है' },
      text: {
        en: 'What is left is counted and written down, and less of it is made the next day. The kitchen closes at eight, on Sundays at six; many outlets stay open later and wipe their boards when they close.',
        gu: 'જે વધ્યું તે ગણાય ને લખાય, અને કાલનો માલ એ પ્રમાણે ઓછો બને. રસોડું આઠ વાગ્યે બંધ થાય, રવિવારે છ વાગ્યે; ઘણા આઉટલેટ મોડે સુધી ખુલ્લા રહે, અને વધાવે ત્યારે બોર્ડ ભૂંસે.',
        hi: 'जो बचा, उसे गिनकर लिखते हैं और कल का माल उसी हिसाब से घटाते हैं। रसोई रात आठ बजे बंद होती है, रविवार को शाम छह बजे; कई आउटलेट देर तक खुले रहते हैं और बंद होते समय बोर्ड पोंछते हैं।',
      },
    },
  ],
  dailyOffers: {
    isSample: true,
    items: [
      {
        day: { en: 'Monday', gu: 'સોમવાર', hi: 'सोमवार' },
        offer: {
          en: 'Order any plate with a cutting chai, and the second chai is free',
          gu: 'નાસ્તાની કોઈ પણ પ્લેટ અને કટિંગ ચા લો, બીજી ચા અમારા તરફથી',
          hi: 'नाश्ते की कोई भी प्लेट और कटिंग चाय लीजिए, दूसरी चाय हमारी तरफ़ से',
        },
      },
      {
        day: { en: 'Tuesday', gu: 'મંગળવાર', hi: 'मंगलवार' },
        offer: {
          en: 'Five methi thepla for the price of three',
          gu: 'ત્રણના ભાવે પાંચ મેથીનાં થેપલાં',
          hi: 'तीन के दाम में पाँच मेथी थेपले',
        },
      },
      {
        day: { en: 'Wednesday', gu: 'બુધવાર', hi: 'बुधवार' },
        offer: {
          en: 'Extra sev free with every plate of Surti locho',
          gu: 'સુરતી લોચાની દરેક પ્લેટ સાથે વધારાની સેવ અમારા તરફથી',
          hi: 'सूरती लोचो की हर प्लेट के साथ अतिरिक्त सेव हमारी तरफ़ से',
        },
      },
      {
        day: { en: 'Thursday', gu: 'ગુરુવાર', hi: 'गुरुवार' },
        offer: {
          en: 'Masala chaas free with every plate of dhokla or khaman',
          gu: 'ઢોકળાં કે ખમણની દરેક પ્લેટ સાથે મસાલા છાશ અમારા તરફથી',
          hi: 'ढोकले या खमण की हर प्लेट के साथ मसाला छाछ हमारी तरफ़ से',
        },
      },
      {
        day: { en: 'Friday', gu: 'શુક્રવાર', hi: 'शुक्रवार' },
        offer: {
          en: 'Two dabeli and a chai for ₹80',
          gu: 'બે દાબેલી અને એક ચા, ₹80માં',
          hi: 'दो दाबेली और एक चाय, ₹80 में',
        },
      },
      {
        day: { en: 'Saturday', gu: 'શનિવાર', hi: 'शनिवार' },
        offer: {
          en: 'Twelve dal vada for the price of eight',
          gu: 'આઠના ભાવે બાર દાળવડાં',
          hi: 'आठ के दाम में बारह दाल वड़े',
        },
      },
      {
        day: { en: 'Sunday', gu: 'રવિવાર', hi: 'रविवार' },
        offer: {
          en: 'Till noon, 100\u00a0g of jalebi in the combo of the day instead of 75',
          gu: 'બપોરે બાર સુધી આજના કૉમ્બોમાં 75ને બદલે 100\u00a0ગ્રામ જલેબી',
          hi: 'दोपहर बारह बजे तक आज के कॉम्बो में 75 की जगह 100\u00a0ग्राम जलेबी',
        },
      },
    ],
  },
  comboPrice: 125,
  /** The dishes of the combo of the day, and its price in rupees. */
  dailyCombo: {
    isSample: true,
    items: [
      {
        name: { en: 'Fafda', gu: 'ફાફડા', hi: 'फाफड़ा' },
        note: {
          en: '100\u00a0g, with sambharo and fried chillies',
          gu: '100\u00a0ગ્રામ, સાથે સંભારો અને તળેલાં મરચાં',
          hi: '100\u00a0ग्राम, साथ में संभारो और तली हरी मिर्च',
        },
      },
      {
        name: { en: 'Jalebi', gu: 'જલેબી', hi: 'जलेबी' },
        note: {
          en: '75\u00a0g, straight from the syrup',
          gu: '75\u00a0ગ્રામ, સીધી ચાસણીમાંથી',
          hi: '75\u00a0ग्राम, सीधे चाशनी से',
        },
      },
      {
        name: { en: 'Cutting chai', gu: 'કટિંગ ચા', hi: 'कटिंग चाय' },
        note: {
          en: '90\u00a0ml, boiled twice',
          gu: '90\u00a0મિલી, બે વાર ઉકાળેલી',
          hi: '90\u00a0मिली, दो उबाल वाली',
        },
      },
    ],
  },
} as const;
