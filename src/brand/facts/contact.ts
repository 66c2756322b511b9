/** How visitors reach the business, and files for them. */
export const contact = {
  phone: { label: '+91 50000 01234', href: 'tel:+915000001234' },
  email: { label: 'hello@tikhumithu.example', href: 'mailto:hello@tikhumithu.example' },
  whatsapp: {
    label: {
      en: 'WhatsApp +91 50000 01234',
      gu: 'વૉટ્સઍપ +91 50000 01234',
      hi: 'व्हाट्सऐप +91 50000 01234',
    },
    href: 'https://wa.example/915000001234',
  },
  /** The address for privacy requests, if not `email`. */
  privacyEmail: 'privacy@tikhumithu.example',
  /** How long form submissions are kept, in months. */
  leadMonths: 12,
  /** The session cookie that the API sets beside that of `CSRF_COOKIE_PATH`, and when both expire, in hours. */
  formCookies: { session: 'laravel_session', hours: 2 },
  hours: [
    {
      days: { en: 'Mon-Sat', gu: 'સોમ–શનિ', hi: 'सोम–शनि' },
      label: {
        en: '10:00 AM to 08:00 PM',
        gu: 'સવારે 10:00થી રાત્રે 8:00',
        hi: 'सुबह 10 से रात 8 बजे तक',
      },
      /** `days` for search engines: `Monday`. */
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      /** On the 24-hour clock, such as `10:00`. */
      opens: '10:00',
      closes: '20:00',
    },
    {
      days: { en: 'Sun', gu: 'રવિ', hi: 'रवि' },
      label: {
        en: '10:00 AM to 06:00 PM',
        gu: 'સવારે 10:00થી સાંજે 6:00',
        hi: 'सुबह 10 से शाम 6 बजे तक',
      },
      weekdays: ['Sunday'],
      opens: '10:00',
      closes: '18:00',
    },
  ],
  /** What visitors find at the address, if it is no place to eat: search engines are told so too. */
  visits: {
    en: 'Office and kitchen; to eat, find an outlet.',
    gu: 'અહીં ઑફિસ અને રસોડું છે; ખાવા માટે નજીકનો આઉટલેટ શોધો.',
    hi: 'यहाँ दफ़्तर और रसोई है; खाने के लिए नज़दीकी आउटलेट खोजिए।',
  },
  /** How soon a query is answered: as part of a sentence, and shorter for large type. */
  reply: {
    time: { en: '24\u00a0hours', gu: '24\u00a0કલાક', hi: '24\u00a0घंटे' },
    short: { en: '24 h', gu: '24\u00a0કલાક', hi: '24\u00a0घंटे' },
  },
  /** The languages spoken on the phone. */
  spokenLanguages: {
    en: 'Gujarati, Hindi or English',
    gu: 'ગુજરાતી, હિન્દી કે અંગ્રેજી',
    hi: 'गुजराती, हिन्दी या अंग्रेज़ी',
  },
  social: [
    {
      /** The name of a file in `src/assets/drawings/icons/`. */
      icon: 'social-network',
      term: { en: 'News', gu: 'સમાચાર', hi: 'खबरें' },
      label: {
        en: 'Tikhu Mithu on the social network',
        gu: 'સોશિયલ નેટવર્ક પર તીખું મીઠું',
        hi: 'सोशल नेटवर्क पर तीखुं मीठुं',
      },
      href: 'https://social.example/tikhumithu',
    },
    {
      icon: 'photo-network',
      term: { en: 'Pictures', gu: 'ફોટા', hi: 'तस्वीरें' },
      label: {
        en: 'Tikhu Mithu on the photo network',
        gu: 'ફોટો નેટવર્ક પર તીખું મીઠું',
        hi: 'फ़ोटो नेटवर्क पर तीखुं मीठुं',
      },
      href: 'https://photos.example/tikhumithu',
    },
  ],
  credit: { label: 'Namuna Web Studio', href: 'https://studio.example/' },
  /** A file of `src/brand/brochures/` for each language, or an address, which has a slash. */
  brochure: { en: 'brochure.pdf', gu: 'brochure-gu.pdf', hi: 'brochure-hi.pdf' },
  /** A link to the map, and the address of an embeddable map. */
  map: {
    href: 'https://maps.example/tikhu-mithu',
    embed: 'https://maps.example/embed/tikhu-mithu',
  },
  /** Its path below `MEDIA_BASE_URL`, or its full address. */
  introVideo: '/media/intro.mp4',
} as const;
