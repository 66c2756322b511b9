const INDIA = { id: 1, name: 'India' };
const UNITED_KINGDOM = { id: 2, name: 'United Kingdom' };
const SHOP_FRONTS = 6;

type Country = typeof INDIA;

/** Numbers that belong to nobody: no Indian mobile number starts with 5, and Britain reserves 7946 0…. */
const sampleNumber = (country: Country, id: number) =>
  country === INDIA ? `+91 50000 0${1000 + id}` : `+44 20 7946 0${100 + id}`;

const outlet = (country: Country, id: number, area: string) => ({
  id,
  name: `Tikhu Mithu ${area}`,
  image: `/media/shop-${(id % SHOP_FRONTS) + 1}.jpg`,
  location: `https://maps.example/tikhu-mithu/${area.toLowerCase().replaceAll(' ', '-')}`,
  contactNumber: sampleNumber(country, id),
  country,
  ...DETAILS[id],
});

/** Coordinates of some cities, to a kilometre; the others have none. */
const PLACES: Record<string, { latitude: number; longitude: number }> = {
  Ahmedabad: { latitude: 23.03, longitude: 72.58 },
  Gandhinagar: { latitude: 23.22, longitude: 72.65 },
  Vadodara: { latitude: 22.31, longitude: 73.18 },
  Surat: { latitude: 21.19, longitude: 72.83 },
  Rajkot: { latitude: 22.3, longitude: 70.8 },
  Bhuj: { latitude: 23.25, longitude: 69.67 },
  Mumbai: { latitude: 19.08, longitude: 72.88 },
};

/** Optional details of some outlets: opening hours, coordinates, or both. */
const DETAILS: Record<number, object> = {
  1: { openingHours: '10 am to 10 pm, every day', latitude: 23.04, longitude: 72.56 },
  2: { openingHours: '7 am to 9 pm, Sunday to 6 pm', latitude: 23, longitude: 72.6 },
  3: { latitude: 23.03, longitude: 72.52 },
  5: { openingHours: '6 pm to midnight, when the jewellers have gone home; closed on Uttarayan' },
  15: { openingHours: '8 am to 10 pm', latitude: '21.20', longitude: '72.79' },
};

/** A city whose outlets have ids from `firstId`, in the order of their areas. */
const city = (country: Country, id: number, name: string, firstId: number, areas: string[]) => ({
  id,
  name,
  ...PLACES[name],
  franchises: areas.map((area, index) => outlet(country, firstId + index, area)),
});

const gujarat = [
  city(INDIA, 1, 'Ahmedabad', 1, [
    'Navrangpura',
    'Maninagar',
    'Satellite',
    'Bopal',
    'Manek Chowk',
    'Vastrapur',
    'Nikol',
    'Paldi',
  ]),
  city(INDIA, 2, 'Gandhinagar', 9, ['Sector 11', 'Kudasan']),
  city(INDIA, 3, 'Vadodara', 11, ['Alkapuri', 'Karelibaug', 'Gotri', 'Manjalpur']),
  city(INDIA, 4, 'Surat', 15, ['Adajan', 'Varachha', 'Vesu', 'Piplod', 'Katargam']),
  city(INDIA, 5, 'Rajkot', 20, ['Kalawad Road', 'Yagnik Road', 'Mavdi', 'Raiya']),
  city(INDIA, 6, 'Bhuj', 24, ['Hospital Road', 'Mirzapar']),
  city(INDIA, 7, 'Jamnagar', 26, []),
];

const maharashtra = [
  city(INDIA, 8, 'Mumbai', 26, ['Ghatkopar', 'Borivali', 'Vile Parle', 'Mulund']),
  // Three outlets without a telephone number, a map link or a picture.
  {
    id: 9,
    name: 'Pune',
    franchises: [
      { ...outlet(INDIA, 30, 'Kothrud'), contactNumber: null },
      { ...outlet(INDIA, 31, 'Camp'), location: '' },
      { ...outlet(INDIA, 32, 'Viman Nagar'), image: null },
    ],
  },
];

/** 40 outlets in 14 cities, one of them empty. The API gives the country only on outlets. */
export const franchiseStates = [
  { id: 1, name: 'Gujarat', cities: gujarat },
  { id: 2, name: 'Maharashtra', cities: maharashtra },
  {
    id: 3,
    name: 'Rajasthan',
    cities: [city(INDIA, 10, 'Udaipur', 33, ['Fatehpura', 'Hiran Magri'])],
  },
  {
    id: 4,
    name: 'Madhya Pradesh',
    cities: [city(INDIA, 11, 'Indore', 35, ['Sapna Sangeeta', 'Vijay Nagar'])],
  },
  {
    id: 5,
    name: 'Greater London',
    cities: [
      city(UNITED_KINGDOM, 12, 'Wembley', 37, ['Ealing Road', 'High Road']),
      city(UNITED_KINGDOM, 13, 'Harrow', 39, ['Kenton Road']),
    ],
  },
  {
    id: 6,
    name: 'Leicestershire',
    cities: [city(UNITED_KINGDOM, 14, 'Leicester', 40, ['Belgrave Road'])],
  },
];
