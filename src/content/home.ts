import { paths } from '~/paths';

interface HeroSlide {
  /** Said in two breaths, at most seven words. */
  heading: readonly [string, string];
  text: string;
  actions: readonly { label: string; href: string }[];
}

/** The first slide's heading is the page's `h1`. */
export const heroSlides: readonly [HeroSlide, HeroSlide] = [
  {
    heading: ['Spicy first.', 'Sweet straight after.'],
    text: 'Khaman, fafda, jalebi, dabeli: Gujarati nashto pressed, steamed and fried at the counter, with a cutting chai beside it.',
    actions: [
      { label: 'See the menu', href: paths.menu },
      { label: 'Find an outlet', href: paths.franchisesList },
    ],
  },
  {
    heading: ['Your own counter,', 'our kitchen behind it.'],
    text: 'We make the farsan and hand over the whole shop: drawing, equipment, training, supply. You bring the place and the mornings.',
    actions: [
      { label: 'Get Franchise', href: paths.franchiseDetails },
      { label: 'What you get', href: paths.services },
    ],
  },
];

export const homeAbout = {
  heading: 'Two tastes, one plate',
  lead: 'A Gujarati plate with only one of them is half a plate.',
  text: 'Our kitchen stands in a village near Vadodara. What needs a day of grinding, drying or roasting is made there; what must be hot is made in front of you. We manufacture our products ourselves, and we sell franchises to people who want a counter of their own.',
  tastes: [
    { name: 'Tikhu', gujarati: 'તીખું', text: 'hot with chilli', mark: 'fafda', ground: 'majith' },
    {
      name: 'Mithu',
      gujarati: 'મીઠું',
      text: 'sweet with jaggery',
      mark: 'jalebi',
      ground: 'haldar',
    },
  ],
} as const;

export const dailyCombo = {
  heading: 'The combo of the day, every day',
  lead: 'Fafda, jalebi and a cutting chai on one steel plate.',
  text: 'Salt, syrup, strong tea: a Gujarati Sunday, served on weekdays too.',
  parts: [
    { mark: 'fafda', name: 'Fafda', note: '100 g, with sambharo and fried chillies' },
    { mark: 'jalebi', name: 'Jalebi', note: '75 g, out of the syrup' },
    { mark: 'chai', name: 'Cutting chai', note: '90 ml, boiled twice' },
  ],
  note: 'Sample combo: today’s price hangs at your counter.',
} as const;

/** The seven bowls of the kitchen's spice tin; `color` is their colour in the palette. */
export const ingredients = [
  {
    name: 'Gram flour',
    gujarati: 'બેસન',
    color: 'besan',
    text: 'Milled fine for fafda, a little coarser for khaman.',
  },
  {
    name: 'Turmeric',
    gujarati: 'હળદર',
    color: 'haldar',
    text: 'A pinch less than you expect: too much turns bitter in steam.',
  },
  {
    name: 'Chilli',
    gujarati: 'મરચું',
    color: 'majith',
    text: 'Dry and red for the masala, green and whole beside the plate.',
  },
  {
    name: 'Mustard seed',
    gujarati: 'રાઈ',
    color: 'ink',
    text: 'Popped in oil at the last minute, never before.',
  },
  {
    name: 'Fenugreek leaf',
    gujarati: 'મેથી',
    color: 'limdo',
    text: 'Picked from the stem each morning for thepla and gota.',
  },
  {
    name: 'Jaggery',
    gujarati: 'ગોળ',
    color: 'mitti',
    text: 'The sweet that follows the sour in patra and in chutney.',
  },
  {
    name: 'Sesame',
    gujarati: 'તલ',
    color: 'chuno',
    text: 'For the crust of a handvo and the shoulders of a dhokla.',
  },
] as const;
