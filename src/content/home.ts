import { paths } from '~/paths';

interface HeroSlide {
  heading: string;
  text: string;
  actions: readonly { label: string; href: string }[];
}

/** The first slide's heading is the page's `h1`. */
export const heroSlides: readonly [HeroSlide, HeroSlide] = [
  {
    heading: 'Spicy first. Sweet straight after.',
    text: 'Khaman, fafda, jalebi, dabeli: Gujarati nashto pressed, steamed and fried at the counter, with a cutting chai beside it.',
    actions: [
      { label: 'See the menu', href: paths.menu },
      { label: 'Find an outlet', href: paths.franchisesList },
    ],
  },
  {
    heading: 'Your own counter, our kitchen behind it.',
    text: 'We make the farsan and hand over the whole shop: drawing, equipment, training, supply. You bring the place and the mornings.',
    actions: [
      { label: 'Get Franchise', href: paths.franchiseDetails },
      { label: 'What you get', href: paths.services },
    ],
  },
];

export const homeAbout = {
  heading: 'Two tastes, one plate',
  lead: 'Tikhu is the chilli. Mithu is the jaggery after it. We cook for the moment in between.',
  text: 'Our kitchen stands in a village near Vadodara. What needs a day of grinding, drying or roasting is made there; what must be hot is made in front of you. We make our products ourselves, and we sell franchises to people who want a counter of their own.',
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

export const introVideo = {
  heading: 'Watch it being made',
  text: 'Not much talk: batter, steam, knife, mustard seed. The film comes from our video host and starts only when you ask for it.',
  label: 'Play the film',
} as const;

export const ingredients: readonly { name: string; gujarati: string; text: string }[] = [
  {
    name: 'Gram flour',
    gujarati: 'બેસન',
    text: 'Milled fine for fafda, a little coarser for khaman.',
  },
  {
    name: 'Mustard seed',
    gujarati: 'રાઈ',
    text: 'Popped in oil at the last minute, never before.',
  },
  {
    name: 'Fenugreek leaf',
    gujarati: 'મેથી',
    text: 'Picked from the stem each morning for thepla and gota.',
  },
  {
    name: 'Jaggery',
    gujarati: 'ગોળ',
    text: 'For the sweet that follows the sour in patra and chutney.',
  },
  {
    name: 'Green chilli',
    gujarati: 'મરચું',
    text: 'Slit, salted, fried whole. The tikhu in the name.',
  },
];
