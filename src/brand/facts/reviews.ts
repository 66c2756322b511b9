/** What guests and partners say. */
export const reviews = {
  isSample: true,
  items: [
    {
      quote: {
        en: 'The khaman is juicy down to the last crumb. Parking on a Saturday: forget it.',
        gu: 'ખમણ છેલ્લા બટકા સુધી રસવાળાં. શનિવારે પાર્કિંગની વાત જવા દો.',
        hi: 'खमण आखिरी टुकड़े तक रसीला। शनिवार को पार्किंग की बात मत पूछिए।',
      },
      author: { en: 'Hetal Bhatt', gu: 'હેતલ ભટ્ટ', hi: 'हेतल भट्ट' },
      role: { en: 'Schoolteacher, Vadodara', gu: 'શિક્ષિકા, વડોદરા', hi: 'स्कूल टीचर, वडोदरा' },
      rating: 5,
    },
    {
      quote: {
        en: 'They told me straight which plates have garlic. For a Jain family that is the whole review.',
        gu: 'કઈ પ્લેટમાં લસણ છે એ ચોખ્ખું કહ્યું. જૈન પરિવારને બીજું શું જોઈએ?',
        hi: 'सीधे बता दिया कि किस प्लेट में लहसुन है। जैन परिवार के लिए इतना ही काफ़ी है।',
      },
      author: { en: 'Ketan Shah', gu: 'કેતન શાહ', hi: 'केतन शाह' },
      role: { en: 'Accountant, Gandhinagar', gu: 'એકાઉન્ટન્ટ, ગાંધીનગર', hi: 'अकाउंटेंट, गांधीनगर' },
      rating: 5,
    },
    {
      quote: {
        en: 'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it. Mine still tear.',
        gu: 'મેં કદી રાંધ્યું નહોતું. મારા માણસોને ફાફડા તોડ્યા વગર ઘસતાં આવડ્યું ત્યાં સુધી ટ્રેનર રોકાયા. મારા ફાફડા હજી તૂટે છે.',
        hi: 'मैंने कभी खाना नहीं बनाया था। ट्रेनर तब तक रुके, जब तक मेरे लड़के बिना तोड़े फाफड़ा बनाना सीख नहीं गए। मेरा फाफड़ा अब भी टूटता है।',
      },
      author: { en: 'Kiran Rathod', gu: 'કિરણ રાઠોડ', hi: 'किरण राठोड़' },
      role: {
        en: 'Franchise partner, Bhuj',
        gu: 'ફ્રેન્ચાઇઝી પાર્ટનર, ભુજ',
        hi: 'फ्रैंचाइज़ी पार्टनर, भुज',
      },
      rating: 5,
    },
    {
      quote: {
        en: 'We ordered forty plates on Saturday. On Monday by eleven they were at our door, warm; only the chutney was short.',
        gu: 'શનિવારે 40 પ્લેટનું કહ્યું હતું, સોમવારે અગિયાર વાગ્યા પહેલાં ગરમાગરમ બારણે આવી ગઈ; ચટણી જરા ઓછી પડી.',
        hi: 'शनिवार को 40 प्लेट का ऑर्डर दिया, सोमवार ग्यारह बजे तक गरमागरम हमारे दरवाज़े पर थीं; बस चटनी कम पड़ी।',
      },
      author: { en: 'Nisha Mehta', gu: 'નિશા મહેતા', hi: 'निशा मेहता' },
      role: { en: 'Office manager, Surat', gu: 'ઑફિસ મૅનેજર, સુરત', hi: 'ऑफ़िस मैनेजर, सूरत' },
      rating: 5,
    },
    {
      quote: {
        en: 'There are always two packs of thepla in my hostel cupboard. Five to a pack is two too few.',
        gu: 'હૉસ્ટેલના મારા કબાટમાં થેપલાંનાં બે પૅકેટ રહે જ. પણ એકમાં પાંચ જ, બે ઓછાં પડે.',
        hi: 'मेरे हॉस्टल की अलमारी में थेपले के दो पैकेट हमेशा रहते हैं। पर एक में पाँच ही, दो कम पड़ते हैं।',
      },
      author: { en: 'Dhruv Rana', gu: 'ધ્રુવ રાણા', hi: 'ध्रुव राणा' },
      role: { en: 'Student, Pune', gu: 'વિદ્યાર્થી, પુણે', hi: 'छात्र, पुणे' },
      rating: 5,
    },
    {
      quote: {
        en: 'The fafda is as long as my forearm and the chai comes in the right glass. The bench could have a back.',
        gu: 'ફાફડા કોણી સુધી લાંબા, ચા માપસરની. બાંકડે અઢેલવાનું હોત તો સારું.',
        hi: 'फाफड़ा कोहनी तक लंबा, चाय सही गिलास में। बेंच में टेक होती, तो और अच्छा होता।',
      },
      author: { en: 'Rameshbhai Vyas', gu: 'રમેશભાઈ વ્યાસ', hi: 'रमेशभाई व्यास' },
      role: {
        en: 'Retired postmaster, Rajkot',
        gu: 'નિવૃત્ત પોસ્ટમાસ્તર, રાજકોટ',
        hi: 'रिटायर्ड पोस्टमास्टर, राजकोट',
      },
      rating: 5,
    },
  ],
} as const;
