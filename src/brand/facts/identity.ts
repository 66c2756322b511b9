/** Who the business is. */
export const identity = {
  isSample: true,
  name: { en: 'Tikhu Mithu', gu: 'તીખું મીઠું', hi: 'तीखुं मीठुं' },
  tagline: { en: 'Gujarati snacks and café', gu: 'ગુજરાતી નાસ્તો અને કૅફે', hi: 'गुजराती नाश्ता और कैफ़े' },
  cuisine: { en: 'Gujarati', gu: 'ગુજરાતી', hi: 'गुजराती' },
  city: { en: 'Vadodara', gu: 'વડોદરા', hi: 'वडोदरा' },
  kitchenPlace: {
    en: 'a village near Vadodara',
    gu: 'વડોદરા પાસેના એક ગામ',
    hi: 'वडोदरा के पास के एक गाँव',
  },
  address: {
    lines: [
      {
        en: 'Plot 0, Sample Farsan Estate',
        gu: 'પ્લૉટ 0, નમૂના ફરસાણ એસ્ટેટ',
        hi: 'प्लॉट 0, नमूना फरसाण एस्टेट',
      },
      {
        en: 'Village Namuna, near Vadodara',
        gu: 'વડોદરા પાસે, ગામ નમૂના',
        hi: 'वडोदरा के पास, गाँव नमूना',
      },
    ],
    locality: { en: 'Village Namuna', gu: 'ગામ નમૂના', hi: 'गाँव नमूना' },
    region: { en: 'Gujarat', gu: 'ગુજરાત', hi: 'गुजरात' },
    postalCode: '390000',
    countryCode: 'IN',
  },
  timeZone: 'Asia/Kolkata',
  wordmark: 'wordmark',
  ornaments: { language: 'gu', about: 'swad', menu: 'nasto', readyToEat: 'nasto' },
  nameWords: [
    {
      name: { en: 'Tikhu', gu: 'તીખું', hi: 'तीखुं' },
      meaning: { en: 'hot with chilli', gu: 'મરચાંની તીખાશ', hi: 'मिर्च का तीखापन' },
      ground: 'rich',
    },
    {
      name: { en: 'Mithu', gu: 'મીઠું', hi: 'मीठुं' },
      meaning: { en: 'sweet with jaggery', gu: 'ગોળની મીઠાશ', hi: 'गुड़ की मिठास' },
      ground: 'warm',
    },
  ],
  authorLabel: {
    en: 'the Tikhu Mithu kitchen',
    gu: '‘તીખું મીઠું’નું રસોડું',
    hi: '‘तीखुं मीठुं’ की रसोई',
  },
  /** The legal form of the business, with its numbers. */
  registration: {
    en: 'Tikhu Mithu Foods, a partnership firm; GSTIN 000000000000000; trade mark applied for',
    gu: 'Tikhu Mithu Foods, ભાગીદારી પેઢી; GSTIN 000000000000000; ટ્રેડમાર્કની અરજી કરી છે',
    hi: 'Tikhu Mithu Foods, साझेदारी फ़र्म; GSTIN 000000000000000; ट्रेडमार्क का आवेदन किया है',
  },
  isVegetarian: true,
  counts: { years: 4, customers: 1000, staff: 50, varieties: 20 },
} as const;
