import type { SiteLanguages } from '#/content/languages.ts';
import type { Business } from '#/lib/business.ts';

/** English is required; `'gu'` and `'hi'` add Gujarati below `/gu/` and Hindi below `/hi/`. */
export const languages: SiteLanguages = ['en', 'gu', 'hi'];

/**
 * The facts of the business, safe to publish. Everything here is a sample: replace it with your own. Every
 * fact from `wordmark` on is optional: without it, pages do not mention it (see `lib/business.ts`).
 */
export const business: Business = {
  name: 'Tikhu Mithu',
  tagline: 'Gujarati snacks and cafe',
  city: 'Vadodara',
  kitchenPlace: 'a village near Vadodara',
  address: {
    lines: ['Plot 0, Sample Farsan Estate', 'Village Namuna, near Vadodara'],
    locality: 'Village Namuna',
    region: 'Gujarat',
    postalCode: '390000',
    countryCode: 'IN',
  },
  phone: { label: '+91 50000 01234', href: 'tel:+915000001234' },
  email: { label: 'hello@tikhumithu.example', href: 'mailto:hello@tikhumithu.example' },
  timeZone: 'Asia/Kolkata',

  wordmark: 'wordmark',
  gujaratiName: 'તીખું મીઠું',
  nameWords: {
    story:
      'Tikhu means hot with chilli, mithu means sweet. A Gujarati plate without both is only half a plate, so the shop is named after both.',
    words: [
      {
        latin: 'Tikhu',
        written: 'તીખું',
        meaning: 'hot with chilli',
        ground: 'majith',
      },
      {
        latin: 'Mithu',
        written: 'મીઠું',
        meaning: 'sweet with jaggery',
        ground: 'haldar',
      },
    ],
  },
  authorLabel: 'Tikhu Mithu kitchen',
  whatsapp: { label: 'WhatsApp +91 50000 01234', href: 'https://wa.example/915000001234' },
  privacyEmail: 'privacy@tikhumithu.example',
  leadMonths: 12,
  hours: [
    {
      days: 'Mon-Sat',
      label: '10:00 AM to 08:00 PM',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '10:00',
      closes: '20:00',
    },
    {
      days: 'Sun',
      label: '10:00 AM to 06:00 PM',
      weekdays: ['Sunday'],
      opens: '10:00',
      closes: '18:00',
    },
  ],
  reply: { time: '24 hours', short: '24 h' },
  spokenLanguages: 'Gujarati, Hindi or English',
  social: [
    {
      icon: 'social-network',
      term: 'Social network',
      label: 'Tikhu Mithu on the social network',
      href: 'https://social.example/tikhumithu',
    },
    {
      icon: 'photo-network',
      term: 'Photo network',
      label: 'Tikhu Mithu on the photo network',
      href: 'https://photos.example/tikhumithu',
    },
  ],
  credit: { label: 'Namuna Web Studio', href: 'https://studio.example/' },
  brochure: { en: '/brochure.pdf', gu: '/brochure-gu.pdf', hi: '/brochure-hi.pdf' },
  map: {
    href: 'https://maps.example/tikhu-mithu',
    embed: 'https://maps.example/embed/tikhu-mithu',
  },
  introVideo: '/media/intro.mp4',
  claims: { isVegetarian: true, hasJainPlates: true },
  partyOrders: 'For up to forty plates ring the day before; for more, three days.',
  counts: { years: 4, customers: 1000, staff: 50, varieties: 20 },
  kitchenDay: [
    {
      time: '4 am',
      title: 'The batter is ready',
      text: 'Rice and dal set to ferment last night go into the steamers. Khaman batter is beaten only when a counter asks for it.',
    },
    {
      time: '6 am',
      title: 'The vans leave',
      text: 'Chutneys, masala, farsan and packs go out by route, each crate with its date and its counter on the lid.',
    },
    {
      time: '10 am',
      title: 'The shutters go up',
      text: 'Gathiya and fafda are pressed by hand at the counter. Jalebi follows when the syrup draws a thread.',
    },
    {
      time: '4 pm',
      title: 'Chai hour',
      text: 'Dabeli, vada pav and dal vada. Whoever is in the kitchen office comes out to help at the counter.',
    },
    {
      time: '8 pm',
      title: 'The board is wiped',
      text: 'What is left is counted and written down, and tomorrow’s lot is cut to fit. On Sundays we close at six.',
    },
  ],
  dailyOffers: {
    isSample: true,
    items: [
      { day: 'Monday', offer: 'A second cutting chai with any plate of nashto' },
      { day: 'Tuesday', offer: 'Five methi thepla for the price of three' },
      { day: 'Wednesday', offer: 'Locho with butter at the price of locho with oil' },
      { day: 'Thursday', offer: 'Masala chaas with every plate of dhokla or khaman' },
      { day: 'Friday', offer: 'Two dabeli and a chai, one round price' },
      { day: 'Saturday', offer: 'Dal vada by the half kilo, as if it rained' },
      { day: 'Sunday', offer: 'Fafda, jalebi and chai until eleven' },
    ],
  },
  dailyCombo: {
    isSample: true,
    items: [
      { name: 'Fafda', note: '100 g, fried chillies beside it' },
      { name: 'Jalebi', note: '75 g, out of the syrup' },
      { name: 'Cutting chai', note: '90 ml, boiled twice' },
    ],
  },
  reviews: {
    isSample: true,
    items: [
      {
        quote: 'Wet with lemon the whole way through, not only on top.',
        author: 'Hetal Parmar',
        role: 'Schoolteacher, Vadodara',
        rating: 5,
      },
      {
        quote:
          'They told me straight which plates have garlic. For a Jain family that is the whole review.',
        author: 'Jignesh Shah',
        role: 'Accountant, Anand',
        rating: 5,
      },
      {
        quote:
          'I had never cooked. The trainer stayed until my boys could press a fafda without tearing it.',
        author: 'Kiran Rathod',
        role: 'Franchise partner, Bhavnagar',
        rating: 5,
      },
      {
        quote: 'Forty plates asked for on Saturday, at our door on Monday by half past nine, warm.',
        author: 'Nisha Mehta',
        role: 'Office manager, Surat',
        rating: 5,
      },
      {
        quote: 'Two packs of thepla live in my hostel cupboard.',
        author: 'Dhruv Solanki',
        role: 'Student, Pune',
        rating: 5,
      },
      {
        quote: 'Chai the right size, fafda the right length, a bench.',
        author: 'Rameshbhai Vyas',
        role: 'Retired postmaster, Rajkot',
        rating: 5,
      },
    ],
  },
  packs: {
    isSample: true,
    items: [
      {
        name: 'Methi khakhra',
        picture: 'khakhra.webp',
        alt: 'A green pouch, a stack of khakhra flecked with fenugreek before it',
        netQuantity: '200 g',
        price: '₹90',
        bestBefore: '4 months, sealed',
        ingredients: 'whole wheat flour, fenugreek leaves, oil, salt, spices',
      },
      {
        name: 'Methi thepla',
        picture: 'thepla.webp',
        alt: 'A turmeric yellow pouch, a pile of soft thepla before it, one folded',
        netQuantity: '5 pieces, 200 g',
        price: '₹80',
        bestBefore: '15 days sealed, 3 days once opened',
        ingredients: 'wheat flour, fenugreek leaves, curd, oil, sesame, spices',
      },
      {
        name: 'Chakri',
        picture: 'chakri.webp',
        alt: 'A dark red pouch, a heap of ridged chakri spirals before it',
        netQuantity: '200 g',
        price: '₹90',
        bestBefore: '3 months, sealed',
        ingredients: 'rice flour, gram flour, sesame, oil, salt, spices',
      },
      {
        name: 'Ratlami sev',
        picture: 'sev.webp',
        alt: 'A pink pouch, a heap of thin orange sev before it',
        netQuantity: '200 g',
        price: '₹70',
        bestBefore: '4 months, sealed',
        ingredients: 'gram flour, oil, clove, pepper, chilli, salt',
      },
    ],
  },
  packDuties: {
    isSample: true,
    allergens: {
      'Methi khakhra': 'wheat',
      'Methi thepla': 'wheat, milk, sesame',
      Chakri: 'sesame',
    },
    maker: {
      name: 'Tikhu Mithu Foods',
      address: ['Plot 0, Sample Farsan Estate', 'Village Namuna, near Vadodara', 'Gujarat 390000'],
    },
    licence: '00000000000000',
    complaints: {
      person: 'The packing room, 10 am to 6 pm',
      phone: { label: '+91 50000 01235', href: 'tel:+915000001235' },
      email: { label: 'packs@tikhumithu.example', href: 'mailto:packs@tikhumithu.example' },
    },
  },
  franchise: {
    formats: {
      isSample: true,
      items: [
        {
          name: 'Kiosk',
          drawing: 'kiosk',
          area: '100–150 sq ft',
          investment: [600_000, 900_000],
          seats: 0,
          rents: [12_000, 20_000, 30_000],
          staff: '2–3',
          dishes: 8,
        },
        {
          name: 'Takeaway',
          drawing: 'takeaway',
          area: '200–300 sq ft',
          investment: [1_000_000, 1_500_000],
          seats: 6,
          rents: [20_000, 35_000, 50_000],
          staff: '4–5',
          dishes: 14,
        },
        {
          name: 'Café',
          drawing: 'cafe',
          area: '500–800 sq ft',
          investment: [1_800_000, 2_800_000],
          seats: 24,
          rents: [40_000, 70_000, 100_000],
          staff: '7–9',
          dishes: 20,
        },
      ],
    },
    training: { kitchenDays: 10, counterDays: 5 },
    setUpTime: 'three to six weeks',
    openingTime: '45–60 days',
    agreementYears: 5,
    cameraDays: 30,
    includes: [
      'Franchise fee',
      'Interiors, signboard and lighting to our drawing',
      'Fryer, steamer, griddle, fridge and billing counter',
      'Training, uniforms and the opening week',
    ],
    excludes: [
      'Rent and its deposit',
      'GST',
      'Licences',
      'Working capital for two to three months',
    ],
    rentMonths: { deposit: 6, ahead: 3 },
    partnerBrings: [
      'The shop, its rent and its electricity connection',
      'Your staff, whom we help to choose',
      'Licences and registrations, with our checklist',
      'Daily running, and a day sheet every evening',
    ],
    brandBrings: [
      'Site check, drawings and equipment list',
      'Recipes, training and refresher courses',
      'Central supply to a written standard',
      'Opening week, field visits and two audits a year',
    ],
    papers: [
      'Identity and address proof',
      'PAN',
      'Bank statement',
      'Rent deed or ownership paper',
      'Later: GST, food licence, shop-act registration and, where needed, fire and municipal clearance',
    ],
    royalty: 'Four per cent of sales, from the fourth month',
    territory: 'The streets named in your agreement; nobody else opens there',
    refund: 'The fee comes back in full if the site check fails, not once training has begun',
    accountName: 'Tikhu Mithu Sample Foods',
  },
};
