const INDIA = { id: 1, name: { en: 'India', gu: 'ભારત', hi: 'भारत' } };
const UNITED_KINGDOM = {
  id: 2,
  name: { en: 'United Kingdom', gu: 'યુનાઇટેડ કિંગડમ', hi: 'यूनाइटेड किंगडम' },
};
const SHOP_FRONTS = 6;

type Country = typeof INDIA;
type Name = Country['name'];

/** Numbers that belong to nobody: no Indian mobile number starts with 5, and Britain reserves 7946 0…. */
const sampleNumber = (country: Country, id: number) =>
  country === INDIA ? `+91 50000 0${1000 + id}` : `+44 20 7946 0${100 + id}`;

/** The point of an outlet; some databases send its numbers as texts. */
type Point = [latitude: number | string, longitude: number | string];

/** The formats, with their hours; every fifth outlet is a café, every third a kiosk. */
const HOURS = {
  kiosk: {
    en: 'Kiosk · 10\u00a0am to 8\u00a0pm, every day',
    gu: 'કિયોસ્ક · રોજ સવારે 10:00થી રાત્રે 8:00',
    hi: 'कियोस्क · रोज़ सुबह 10 से रात 8 बजे तक',
  },
  takeaway: {
    en: 'Takeaway · 10\u00a0am to 10\u00a0pm, every day',
    gu: 'ટેકઅવે · રોજ સવારે 10:00થી રાત્રે 10:00',
    hi: 'टेकअवे · रोज़ सुबह 10 से रात 10 बजे तक',
  },
  cafe: {
    en: 'Café · 10\u00a0am to 11\u00a0pm, every day',
    gu: 'કૅફે · રોજ સવારે 10:00થી રાત્રે 11:00',
    hi: 'कैफ़े · रोज़ सुबह 10 से रात 11 बजे तक',
  },
};

function hoursOf(id: number) {
  if (id % 5 === 0) return HOURS.cafe;
  return id % 3 === 0 ? HOURS.kiosk : HOURS.takeaway;
}

/** Buildings that stand nowhere. */
const BUILDINGS = [
  { en: 'Namuna Arcade', gu: 'નમૂના આર્કેડ', hi: 'नमूना आर्केड' },
  { en: 'Kesar Complex', gu: 'કેસર કૉમ્પ્લેક્સ', hi: 'केसर कॉम्प्लेक्स' },
  { en: 'Gulmohar Chambers', gu: 'ગુલમહોર ચેમ્બર્સ', hi: 'गुलमोहर चेंबर्स' },
  { en: 'Tulsi Market', gu: 'તુલસી માર્કેટ', hi: 'तुलसी मार्केट' },
];

function addressOf(id: number, area: Name) {
  const building = BUILDINGS[id % BUILDINGS.length];
  const shop = (id % 9) + 1;
  return {
    en: `Shop ${shop}, ${building?.en}, ${area.en}`,
    gu: `દુકાન ${shop}, ${building?.gu}, ${area.gu}`,
    hi: `दुकान ${shop}, ${building?.hi}, ${area.hi}`,
  };
}

const outlet = (country: Country, id: number, [latitude, longitude]: Point, area: Name) => ({
  id,
  name: {
    en: `Tikhu Mithu ${area.en}`,
    gu: `તીખું મીઠું ${area.gu}`,
    hi: `तीखुं मीठुं ${area.hi}`,
  },
  image: `/media/shop-${(id % SHOP_FRONTS) + 1}.jpg`,
  location: `https://maps.example/tikhu-mithu/${area.en.toLowerCase().replaceAll(' ', '-')}`,
  contactNumber: sampleNumber(country, id),
  address: addressOf(id, area),
  openingHours: hoursOf(id),
  country,
  latitude,
  longitude,
  ...DETAILS[id],
});

/** What is different at some outlets; three of them lack a number, a map or a picture. */
const DETAILS: Record<number, object> = {
  1: {
    address: {
      en: 'Shop 4, Kesar Arcade, near the law garden, Navrangpura',
      gu: 'દુકાન 4, કેસર આર્કેડ, લૉ ગાર્ડન પાસે, નવરંગપુરા',
      hi: 'दुकान 4, केसर आर्केड, लॉ गार्डन के पास, नवरंगपुरा',
    },
    whatsapp: sampleNumber(INDIA, 1),
    orderLinks: [
      {
        name: { en: 'Tiffin Dot', gu: 'ટિફિન ડૉટ', hi: 'टिफ़िन डॉट' },
        url: 'https://tiffin-dot.example/tikhu-mithu-navrangpura',
      },
    ],
  },
  2: {
    address: {
      en: '12 Rambaug Road, Maninagar',
      gu: '12, રામબાગ રોડ, મણિનગર',
      hi: '12, रामबाग रोड, मणिनगर',
    },
    openingHours: {
      en: 'Takeaway · 10\u00a0am to 9\u00a0pm, Sunday till 6\u00a0pm',
      gu: 'ટેકઅવે · સવારે 10:00થી રાત્રે 9:00, રવિવારે સાંજે 6:00 સુધી',
      hi: 'टेकअवे · सुबह 10 से रात 9 बजे तक, रविवार को शाम 6 बजे तक',
    },
  },
  5: {
    openingHours: {
      en: 'Kiosk · 6\u00a0pm to midnight, once the jewellers have gone home; closed on Uttarayan',
      gu: 'કિયોસ્ક · સાંજે 6:00થી રાત્રે 12:00, ઝવેરીઓ દુકાન વધાવે પછી; ઉત્તરાયણે બંધ',
      hi: 'कियोस्क · शाम 6 से रात 12 बजे तक, जौहरियों के जाने के बाद; उत्तरायण पर बंद',
    },
  },
  30: { contactNumber: null },
  31: { location: '' },
  32: { image: null },
};

/** Creates a city whose outlets have ids from `firstId`, in the order of their areas. */
const city = (
  country: Country,
  id: number,
  name: Name,
  firstId: number,
  areas: [Point, Name][],
) => ({
  id,
  name,
  franchises: areas.map((area, index) => outlet(country, firstId + index, ...area)),
});

const gujarat = [
  city(INDIA, 1, { en: 'Ahmedabad', gu: 'અમદાવાદ', hi: 'अहमदाबाद' }, 1, [
    [[23.037, 72.561], { en: 'Navrangpura', gu: 'નવરંગપુરા', hi: 'नवरंगपुरा' }],
    [[22.997, 72.602], { en: 'Maninagar', gu: 'મણિનગર', hi: 'मणिनगर' }],
    [[23.03, 72.517], { en: 'Satellite', gu: 'સૅટેલાઇટ', hi: 'सैटेलाइट' }],
    [[23.034, 72.463], { en: 'Bopal', gu: 'બોપલ', hi: 'बोपल' }],
    [[23.024, 72.589], { en: 'Manek Chowk', gu: 'માણેકચોક', hi: 'माणेक चौक' }],
    [[23.039, 72.529], { en: 'Vastrapur', gu: 'વસ્ત્રાપુર', hi: 'वस्त्रापुर' }],
    [[23.046, 72.664], { en: 'Nikol', gu: 'નિકોલ', hi: 'निकोल' }],
    [[23.012, 72.562], { en: 'Paldi', gu: 'પાલડી', hi: 'पालडी' }],
  ]),
  city(INDIA, 2, { en: 'Gandhinagar', gu: 'ગાંધીનગર', hi: 'गांधीनगर' }, 9, [
    [[23.218, 72.65], { en: 'Sector 11', gu: 'સેક્ટર 11', hi: 'सेक्टर 11' }],
    [[23.178, 72.634], { en: 'Kudasan', gu: 'કુડાસણ', hi: 'कुडासन' }],
  ]),
  city(INDIA, 3, { en: 'Vadodara', gu: 'વડોદરા', hi: 'वडोदरा' }, 11, [
    [[22.311, 73.17], { en: 'Alkapuri', gu: 'અલકાપુરી', hi: 'अलकापुरी' }],
    [[22.322, 73.205], { en: 'Karelibaug', gu: 'કારેલીબાગ', hi: 'कारेलीबाग' }],
    [[22.316, 73.139], { en: 'Gotri', gu: 'ગોત્રી', hi: 'गोत्री' }],
    [[22.272, 73.193], { en: 'Manjalpur', gu: 'માંજલપુર', hi: 'मांजलपुर' }],
  ]),
  city(INDIA, 4, { en: 'Surat', gu: 'સુરત', hi: 'सूरत' }, 15, [
    [['21.196', '72.793'], { en: 'Adajan', gu: 'અડાજણ', hi: 'अडाजन' }],
    [[21.209, 72.862], { en: 'Varachha', gu: 'વરાછા', hi: 'वराछा' }],
    [[21.142, 72.771], { en: 'Vesu', gu: 'વેસુ', hi: 'वेसू' }],
    [[21.158, 72.773], { en: 'Piplod', gu: 'પીપલોદ', hi: 'पिपलोद' }],
    [[21.228, 72.832], { en: 'Katargam', gu: 'કતારગામ', hi: 'कतारगाम' }],
  ]),
  city(INDIA, 5, { en: 'Rajkot', gu: 'રાજકોટ', hi: 'राजकोट' }, 20, [
    [[22.285, 70.77], { en: 'Kalawad Road', gu: 'કાલાવડ રોડ', hi: 'कालावड रोड' }],
    [[22.295, 70.795], { en: 'Yagnik Road', gu: 'યાજ્ઞિક રોડ', hi: 'याज्ञिक रोड' }],
    [[22.262, 70.785], { en: 'Mavdi', gu: 'મવડી', hi: 'मवडी' }],
    [[22.303, 70.757], { en: 'Raiya', gu: 'રૈયા', hi: 'रैया' }],
  ]),
  city(INDIA, 6, { en: 'Bhuj', gu: 'ભુજ', hi: 'भुज' }, 24, [
    [[23.248, 69.664], { en: 'Hospital Road', gu: 'હૉસ્પિટલ રોડ', hi: 'हॉस्पिटल रोड' }],
    [[23.224, 69.651], { en: 'Mirzapar', gu: 'મિરઝાપર', hi: 'मिरज़ापर' }],
  ]),
  city(INDIA, 7, { en: 'Jamnagar', gu: 'જામનગર', hi: 'जामनगर' }, 26, []),
];

const maharashtra = [
  city(INDIA, 8, { en: 'Mumbai', gu: 'મુંબઈ', hi: 'मुंबई' }, 26, [
    [[19.086, 72.908], { en: 'Ghatkopar', gu: 'ઘાટકોપર', hi: 'घाटकोपर' }],
    [[19.23, 72.857], { en: 'Borivali', gu: 'બોરીવલી', hi: 'बोरीवली' }],
    [[19.1, 72.844], { en: 'Vile Parle', gu: 'વિલે પાર્લે', hi: 'विले पार्ले' }],
    [[19.173, 72.957], { en: 'Mulund', gu: 'મુલુંડ', hi: 'मुलुंड' }],
  ]),
  city(INDIA, 9, { en: 'Pune', gu: 'પુણે', hi: 'पुणे' }, 30, [
    [[18.507, 73.807], { en: 'Kothrud', gu: 'કોથરુડ', hi: 'कोथरूड' }],
    [[18.514, 73.879], { en: 'Camp', gu: 'કૅમ્પ', hi: 'कैंप' }],
    [[18.567, 73.914], { en: 'Viman Nagar', gu: 'વિમાન નગર', hi: 'विमान नगर' }],
  ]),
];

/** 40 outlets in 14 cities, one of them empty. In the API only outlets have a country. */
export const franchiseStates = [
  { id: 1, name: { en: 'Gujarat', gu: 'ગુજરાત', hi: 'गुजरात' }, cities: gujarat },
  { id: 2, name: { en: 'Maharashtra', gu: 'મહારાષ્ટ્ર', hi: 'महाराष्ट्र' }, cities: maharashtra },
  {
    id: 3,
    name: { en: 'Rajasthan', gu: 'રાજસ્થાન', hi: 'राजस्थान' },
    cities: [
      city(INDIA, 10, { en: 'Udaipur', gu: 'ઉદયપુર', hi: 'उदयपुर' }, 33, [
        [[24.602, 73.698], { en: 'Fatehpura', gu: 'ફતેહપુરા', hi: 'फतेहपुरा' }],
        [[24.554, 73.721], { en: 'Hiran Magri', gu: 'હિરણ મગરી', hi: 'हिरण मगरी' }],
      ]),
    ],
  },
  {
    id: 4,
    name: { en: 'Madhya Pradesh', gu: 'મધ્યપ્રદેશ', hi: 'मध्य प्रदेश' },
    cities: [
      city(INDIA, 11, { en: 'Indore', gu: 'ઇંદોર', hi: 'इंदौर' }, 35, [
        [[22.701, 75.866], { en: 'Sapna Sangeeta', gu: 'સપના સંગીતા', hi: 'सपना संगीता' }],
        [[22.753, 75.894], { en: 'Vijay Nagar', gu: 'વિજય નગર', hi: 'विजय नगर' }],
      ]),
    ],
  },
  {
    id: 5,
    name: { en: 'Greater London', gu: 'ગ્રેટર લંડન', hi: 'ग्रेटर लंदन' },
    cities: [
      city(UNITED_KINGDOM, 12, { en: 'Wembley', gu: 'વેમ્બલી', hi: 'वेम्बली' }, 37, [
        [[51.546, -0.298], { en: 'Ealing Road', gu: 'ઇલિંગ રોડ', hi: 'ईलिंग रोड' }],
        [[51.553, -0.29], { en: 'High Road', gu: 'હાઈ રોડ', hi: 'हाई रोड' }],
      ]),
      city(UNITED_KINGDOM, 13, { en: 'Harrow', gu: 'હૅરો', hi: 'हैरो' }, 39, [
        [[51.583, -0.316], { en: 'Kenton Road', gu: 'કેન્ટન રોડ', hi: 'केंटन रोड' }],
      ]),
    ],
  },
  {
    id: 6,
    name: { en: 'Leicestershire', gu: 'લેસ્ટરશાયર', hi: 'लेस्टरशायर' },
    cities: [
      city(UNITED_KINGDOM, 14, { en: 'Leicester', gu: 'લેસ્ટર', hi: 'लेस्टर' }, 40, [
        [[52.648, -1.124], { en: 'Belgrave Road', gu: 'બેલગ્રેવ રોડ', hi: 'बेलग्रेव रोड' }],
      ]),
    ],
  },
];
