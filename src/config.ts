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
