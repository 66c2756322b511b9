/** What guests and partners say. */
export const reviews = {
  isSample: true,
  items: [
    {
      quote: {
        en: 'The lemon goes right through the khaman, not only on top.',
        gu: 'ખમણમાં લીંબુનો રસ છેક અંદર સુધી, ખાલી ઉપર ઉપર નહીં.',
        hi: 'खमण में नींबू का रस अंदर तक, सिर्फ़ ऊपर-ऊपर नहीं।',
      },
      author: { en: 'Hetal Parmar', gu: 'હેતલ પરમાર', hi: 'हेतल परमार' },
      role: { en: 'Schoolteacher, Vadodara', gu: 'શિક્ષિકા, વડોદરા', hi: 'स्कूल टीचर, वडोदरा' },
      rating: 5,
    },
    {
      quote: {
        en: 'They told me straight which plates have garlic. For a Jain family that is the whole review.',
        gu: 'કઈ પ્લેટમાં લસણ છે એ ચોખ્ખું કહ્યું. જૈન પરિવારને બીજું શું જોઈએ?',
        hi: 'सीधे बता दिया कि किस प्लेट में लहसुन है। जैन परिवार के लिए इतना ही काफ़ी है।',
      },
      author: { en: 'Jignesh Shah', gu: 'જિજ્ઞેશ શાહ', hi: 'जिग्नेश शाह' },
      role: { en: 'Accountant, Anand', gu: 'એકાઉન્ટન્ટ, આણંદ', hi: 'अकाउंटेंट, आणंद' },
      rating: 5,
    },
    {
      quote: {
        en: 'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it.',
        gu: 'મેં કદી રાંધ્યું નહોતું. મારા છોકરાઓને ફાફડા તોડ્યા વગર ઘસતાં આવડ્યું ત્યાં સુધી ટ્રેનર રોકાયા.',
        hi: 'मैंने कभी खाना नहीं बनाया था। ट्रेनर तब तक रुके, जब तक मेरे लड़के बिना तोड़े फाफड़ा घिसना सीख नहीं गए।',
      },
      author: { en: 'Kiran Rathod', gu: 'કિરણ રાઠોડ', hi: 'किरण राठोड़' },
      role: {
        en: 'Franchise partner, Bhuj',
        gu: 'ફ્રેન્ચાઇઝી પાર્ટનર, ભુજ',
        hi: 'फ़्रैंचाइज़ी पार्टनर, भुज',
      },
      rating: 5,
    },
    {
      quote: {
        en: 'We ordered forty plates on Saturday. On Monday by eleven they were at our door, warm.',
        gu: 'શનિવારે 40 પ્લેટનું કહ્યું હતું, સોમવારે અગિયાર વાગ્યા પહેલાં ગરમાગરમ બારણે આવી ગઈ.',
        hi: 'शनिवार को 40 प्लेट का ऑर्डर दिया, सोमवार ग्यारह बजे तक गरमागरम हमारे दरवाज़े पर थीं।',
      },
      author: { en: 'Nisha Mehta', gu: 'નિશા મહેતા', hi: 'निशा मेहता' },
      role: { en: 'Office manager, Surat', gu: 'ઑફિસ મૅનેજર, સુરત', hi: 'ऑफ़िस मैनेजर, सूरत' },
      rating: 5,
    },
    {
      quote: {
        en: 'There are always two packs of thepla in my hostel cupboard.',
        gu: 'હૉસ્ટેલના મારા કબાટમાં થેપલાંનાં બે પૅકેટ રહે જ.',
        hi: 'मेरे हॉस्टल की अलमारी में थेपले के दो पैकेट हमेशा रहते हैं।',
      },
      author: { en: 'Dhruv Solanki', gu: 'ધ્રુવ સોલંકી', hi: 'ध्रुव सोलंकी' },
      role: { en: 'Student, Pune', gu: 'વિદ્યાર્થી, પુણે', hi: 'छात्र, पुणे' },
      rating: 5,
    },
    {
      quote: {
        en: 'Chai in the right glass, fafda of the right length, and a bench to sit on.',
        gu: 'ચા માપસરની, ફાફડા બરાબર લાંબા, ને બેસવા બાંકડો.',
        hi: 'चाय सही नाप की, फाफड़ा सही लंबाई का, और बैठने को बेंच।',
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
