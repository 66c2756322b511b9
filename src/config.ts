/** The language of every page, the feed and the manifest (BCP 47). */
export const language = 'en-IN';

/** The facts of the business, safe to ship. Everything here is a sample: replace it with your own. */
export const business = {
  name: 'Tikhu Mithu',
  gujaratiName: 'તીખું મીઠું',
  tagline: 'Gujarati snacks and cafe',
  city: 'Vadodara',
  authorLabel: 'Tikhu Mithu kitchen',
  /** Where its clocks are: dates of the API that name no zone are meant there. */
  timeZone: 'Asia/Kolkata',
  address: {
    lines: ['Plot 0, Sample Farsan Estate', 'Village Namuna, near Vadodara'],
    locality: 'Village Namuna',
    region: 'Gujarat',
    postalCode: '390000',
    countryCode: 'IN',
  },
  /** Where the house stands, for maps of search engines; `undefined` says nothing. */
  geo: undefined as { latitude: number; longitude: number } | undefined,
  phone: { label: '+91 50000 01234', href: 'tel:+915000001234' },
  whatsapp: { label: 'WhatsApp +91 50000 01234', href: 'https://wa.example/915000001234' },
  email: { label: 'hello@tikhumithu.example', href: 'mailto:hello@tikhumithu.example' },
  hours: [
    { days: 'Mon-Sat', label: '10:00 AM to 08:00 PM', opens: '10:00', closes: '20:00' },
    { days: 'Sun', label: '10:00 AM to 06:00 PM', opens: '10:00', closes: '18:00' },
  ],
  social: {
    network: {
      icon: 'social-network',
      term: 'Social network',
      label: 'Tikhu Mithu on the social network',
      href: 'https://social.example/tikhumithu',
    },
    photos: {
      icon: 'photo-network',
      term: 'Photo network',
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

const { lines, region, postalCode } = business.address;

/** The address as it is written below the name, line by line. */
export const addressLines = [...lines, `${region} ${postalCode}`];

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
      lang: language,
      name: 'English',
      lines: [
        'We take only what you type here: name, e-mail address, phone number and your other answers.',
        'We use it to answer you and, if you tick the box, to send you what it says. Nobody else gets it.',
        `To withdraw your consent, or to see, correct or delete your details: ${dataContact}.`,
        'Complaints: there first, then to the Data Protection Board of India.',
      ],
    },
    {
      lang: 'gu',
      name: 'ગુજરાતી',
      lines: [
        'તમે અહીં લખો તે જ લઈએ છીએ: નામ, ઇ-મેલ, ફોન નંબર અને બીજા જવાબ.',
        'તે તમને જવાબ આપવા અને, તમે ટિક કરો તો, પ્રચારના ઇ-મેલ મોકલવા વાપરીએ છીએ. બીજા કોઈને આપતા નથી.',
        `સંમતિ પાછી ખેંચવા, માહિતી જોવા, સુધારવા કે ભૂંસાવવા: ${dataContact}.`,
        'ફરિયાદ: પહેલાં ત્યાં, પછી ભારતીય ડેટા સંરક્ષણ બોર્ડને.',
      ],
    },
    {
      lang: 'hi',
      name: 'हिन्दी',
      lines: [
        'हम केवल वही लेते हैं जो आप यहाँ लिखते हैं: नाम, ई-मेल, फ़ोन नंबर और बाकी जवाब।',
        'उसे आपको जवाब देने और, आप टिक करें तो, प्रचार के ई-मेल भेजने में लगाते हैं। किसी और को नहीं देते।',
        `सहमति वापस लेने, जानकारी देखने, सुधारने या मिटवाने के लिए: ${dataContact}.`,
        'शिकायत: पहले वहीं, फिर भारतीय डेटा संरक्षण बोर्ड से।',
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
