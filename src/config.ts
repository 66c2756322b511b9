/** The facts of the business, safe to ship. Everything here is a sample: replace it with your own. */
export const business = {
  name: 'Tikhu Mithu',
  gujaratiName: 'તીખું મીઠું',
  tagline: 'Gujarati snacks and cafe',
  city: 'Vadodara',
  authorLabel: 'Tikhu Mithu kitchen',
  address: {
    lines: ['Plot 0, Sample Farsan Estate', 'Village Namuna, near Vadodara'],
    locality: 'Village Namuna',
    region: 'Gujarat',
    postalCode: '390000',
    countryCode: 'IN',
  },
  phone: { label: '+91 50000 01234', href: 'tel:+915000001234' },
  whatsapp: { label: 'WhatsApp +91 50000 01234', href: 'https://wa.example/915000001234' },
  email: 'hello@tikhumithu.example',
  hours: [
    { days: 'Mon-Sat', label: '10:00 AM to 08:00 PM', opens: '10:00', closes: '20:00' },
    { days: 'Sun', label: '10:00 AM to 06:00 PM', opens: '10:00', closes: '18:00' },
  ],
  social: {
    network: {
      label: 'Tikhu Mithu on the social network',
      href: 'https://social.example/tikhumithu',
    },
    photos: {
      label: 'Tikhu Mithu on the photo network',
      href: 'https://photos.example/tikhumithu',
    },
  },
  credit: { label: 'Namuna Web Studio', href: 'https://studio.example/' },
  brochure: '/brochure.pdf',
  map: {
    href: 'https://maps.example/tikhu-mithu',
    embed: 'https://maps.example/embed/tikhu-mithu',
  },
  introVideo: '/media/intro.mp4',
} as const;

/** Counts that the business states about itself (spec, section 9). */
export const counters = [
  { value: 4, suffix: '+', label: 'years' },
  { value: 1000, suffix: '+', label: 'customers' },
  { value: 50, suffix: '', label: 'staff' },
  { value: 20, suffix: '', label: 'varieties' },
] as const;

const dataContact = `privacy@tikhumithu.example, ${business.phone.label}`;

/** What the DPDP Act 2023 and its Rules of 2025 want said where a form takes personal data. */
export const privacyNotice = {
  summary: 'What becomes of your details',
  languages: [
    {
      lang: 'en',
      name: 'English',
      points: [
        {
          term: 'What we take',
          text: 'Only what you type here: your name, e-mail address, phone number and your other answers.',
        },
        {
          term: 'What for',
          text: 'To answer you. If you tick the box, also to send you emails, newsletters and promotional messages. Nobody else gets it.',
        },
        {
          term: 'How to withdraw',
          text: `Tell our data protection contact: ${dataContact}. We stop, and delete what no law makes us keep. Ask there too to see or correct what we hold.`,
        },
        {
          term: 'Whom to complain to',
          text: 'First to the same contact. If that does not help, to the Data Protection Board of India.',
        },
      ],
    },
    {
      lang: 'gu',
      name: 'ગુજરાતી',
      points: [
        {
          term: 'શું લઈએ છીએ',
          text: 'તમે અહીં જે લખો તે જ: નામ, ઇ-મેલ, ફોન નંબર અને તમારા બીજા જવાબ.',
        },
        {
          term: 'શા માટે',
          text: 'તમને જવાબ આપવા. તમે ખાનામાં ટિક કરો તો ઇ-મેલ, ન્યૂઝલેટર અને પ્રચારના સંદેશા મોકલવા પણ. બીજા કોઈને આપતા નથી.',
        },
        {
          term: 'સંમતિ પાછી ખેંચવા',
          text: `અમારા ડેટા સુરક્ષા સંપર્કને જણાવો: ${dataContact}. અમે વાપરવાનું બંધ કરીશું અને કાયદો રાખવાનું ન કહે તે બધું ભૂંસી નાખીશું. અમારી પાસેની માહિતી જોવા કે સુધારવા પણ ત્યાં જ કહો.`,
        },
        {
          term: 'ફરિયાદ કોને કરવી',
          text: 'પહેલાં એ જ સંપર્કને. ઉકેલ ન આવે તો ભારતીય ડેટા સંરક્ષણ બોર્ડ (Data Protection Board of India)ને.',
        },
      ],
    },
    {
      lang: 'hi',
      name: 'हिन्दी',
      points: [
        {
          term: 'हम क्या लेते हैं',
          text: 'केवल वही जो आप यहाँ लिखते हैं: नाम, ई-मेल, फ़ोन नंबर और आपके बाकी जवाब।',
        },
        {
          term: 'किसलिए',
          text: 'आपको जवाब देने के लिए। आप खाने में टिक करें तो ई-मेल, न्यूज़लेटर और प्रचार संदेश भेजने के लिए भी। किसी और को नहीं देते।',
        },
        {
          term: 'सहमति वापस लेने के लिए',
          text: `हमारे डेटा सुरक्षा संपर्क को बताएँ: ${dataContact}. हम इस्तेमाल बंद करेंगे और जिसे रखना क़ानूनन ज़रूरी नहीं, वह सब मिटा देंगे। हमारे पास रखी जानकारी देखने या सुधारने के लिए भी वहीं कहें।`,
        },
        {
          term: 'शिकायत किससे करें',
          text: 'पहले उसी संपर्क से। हल न निकले तो भारतीय डेटा संरक्षण बोर्ड (Data Protection Board of India) से।',
        },
      ],
    },
  ],
} as const;

/** How many items a page shows (spec, section 9; contract, section 5). */
export const limits = {
  homeDishes: 8,
  homePosts: 3,
  aboutMembers: 4,
  relatedPosts: 3,
  pageSize: 24,
  homeDescriptionLength: 60,
  menuDescriptionLength: 50,
} as const;
