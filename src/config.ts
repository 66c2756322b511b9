/** The language of every page, the feed and the manifest (BCP 47). */
export const language = 'en-IN';

/** In which time a query is answered (spec, section 9); apart, for forms that say so are shipped with it. */
export const REPLY_TIME = '24 hours';

/** The facts of the business, safe to ship. Everything here is a sample: replace it with your own. */
export const business = {
  name: 'Tikhu Mithu',
  /** The display face holds just these letters of Gujarati: `npm run fonts` after a change. */
  gujaratiName: 'તીખું મીઠું',
  tagline: 'Gujarati snacks and cafe',
  city: 'Vadodara',
  authorLabel: 'Tikhu Mithu kitchen',
  reply: { time: REPLY_TIME, short: '24 h' },
  /** What the business counts of itself (spec, section 9). */
  counts: { years: 4, customers: 1000, staff: 50, varieties: 20 },
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
  /** Where to ask what is kept of one's data. */
  privacyEmail: 'privacy@tikhumithu.example',
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

/** What it takes to open a counter, by format: sample figures. The brochure has them too. */
export const formats = [
  {
    name: 'Kiosk',
    area: '100–150 sq ft',
    investment: '₹6–9 lakh',
    staff: '2–3',
    dishes: 8,
  },
  {
    name: 'Takeaway',
    area: '200–300 sq ft',
    investment: '₹10–15 lakh',
    staff: '4–5',
    dishes: 14,
  },
  {
    name: 'Café',
    area: '500–800 sq ft',
    investment: '₹18–28 lakh',
    staff: '7–9',
    dishes: 20,
  },
] as const;

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
