import { paths } from './paths.ts';

interface HeroSlide {
  /** Said in two breaths, at most seven words. */
  heading: readonly [string, string];
  text: string;
  actions: readonly { label: string; href: string }[];
}

export const heroSlides: readonly [HeroSlide, HeroSlide] = [
  {
    heading: ['Spicy first.', 'Sweet right after.'],
    text: 'Khaman, fafda, jalebi, dabeli: Gujarati nashto steamed, pressed and fried at the counter, with a cutting chai beside it.',
    actions: [
      { label: 'See the menu', href: paths.menu },
      { label: 'Find an outlet', href: paths.franchisesList },
    ],
  },
  {
    heading: ['Your counter,', 'our kitchen.'],
    text: 'We hand over the whole shop: drawing, equipment, training, supply. You bring the place and the mornings.',
    actions: [
      { label: 'Get Franchise', href: paths.franchiseDetails },
      { label: 'What you get', href: paths.services },
    ],
  },
];

export const homeAbout = {
  heading: 'Two tastes, one plate',
  lead: 'A Gujarati plate with only one of them is half a plate.',
  text: 'Our kitchen stands in a village near Vadodara. What takes a day to grind or roast is made there; what must be hot is made in front of you. We manufacture our products, and we sell franchises to people who want a counter of their own.',
  tastes: [
    { name: 'Tikhu', word: 'tikhu', text: 'hot with chilli', ground: 'majith' },
    { name: 'Mithu', word: 'mithu', text: 'sweet with jaggery', ground: 'haldar' },
  ],
} as const;

export const dailyCombo = {
  heading: 'The combo of the day, every day',
  lead: 'Salt, syrup, strong tea: a Gujarati Sunday, on weekdays too.',
  parts: [
    { name: 'Fafda', note: '100 g, fried chillies beside it' },
    { name: 'Jalebi', note: '75 g, out of the syrup' },
    { name: 'Cutting chai', note: '90 ml, boiled twice' },
  ],
  note: 'A sample: ask for today’s price.',
} as const;

/** The seven bowls of the kitchen's spice tin; `color` is their colour in the palette. */
export const kitchen = {
  heading: 'Seven bowls in one tin',
  text: 'Gram flour fine for fafda, coarser for khaman. Mustard popped at the last minute, never before.',
  ingredients: [
    { name: 'Gram flour', gujarati: 'બેસન', color: 'besan' },
    { name: 'Turmeric', gujarati: 'હળદર', color: 'haldar' },
    { name: 'Chilli', gujarati: 'મરચું', color: 'majith' },
    { name: 'Mustard', gujarati: 'રાઈ', color: 'ink' },
    { name: 'Fenugreek', gujarati: 'મેથી', color: 'limdo' },
    { name: 'Jaggery', gujarati: 'ગોળ', color: 'mitti' },
    { name: 'Sesame', gujarati: 'તલ', color: 'chuno' },
  ],
} as const;
