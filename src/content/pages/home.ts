import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/', label: 'Home', menu: { name: 'main', order: 1 } };

export const page = definePage(({ name, tagline, city, counts }) => ({
  link,
  title: 'Gujarati snacks, farsan and chai',
  description: `Khaman, fafda, jalebi and cutting chai, made at the counter: a Gujarati snack kitchen near ${city} that also sells franchises.`,
  card: {
    picture: '/social/home.png',
    lines: ['Tikhu first,', 'then mithu'],
    motif: { snack: 'fafda-jalebi' },
  },

  hero: {
    heading: `${name}: ${tagline}`,
    /** Each heading is said in two breaths, at most seven words. */
    food: {
      heading: ['Spicy first.', 'Sweet right after.'],
      text: 'Khaman, fafda, jalebi, dabeli: Gujarati nashto steamed, pressed and fried at the counter, with a cutting chai beside it.',
      menu: 'See the menu',
      outlets: 'Find an outlet',
    },
    franchise: {
      heading: ['Your counter,', 'our kitchen.'],
      text: 'We hand over the whole shop: drawing, equipment, training, supply. You bring the place and the mornings.',
      services: 'What you get',
    },
  },

  about: {
    heading: 'Two tastes, one plate',
    lead: 'A Gujarati plate with only one of them is half a plate.',
    text: `Our kitchen stands in a village near ${city}. What takes a day to grind or roast is made there; what must be hot is made in front of you. We manufacture our products, and we sell franchises to people who want a counter of their own.`,
    tastes: [
      { name: 'Tikhu', word: 'tikhu', text: 'hot with chilli', ground: 'majith' },
      { name: 'Mithu', word: 'mithu', text: 'sweet with jaggery', ground: 'haldar' },
    ],
  },

  signature: {
    heading: 'Signature dishes',
    more: 'The whole board',
    empty: 'No dishes available.',
  },

  combo: {
    heading: 'The combo of the day, every day',
    lead: 'Salt, syrup, strong tea: a Gujarati Sunday, on weekdays too.',
    alt: 'Fafda, jalebi and sambharo on a steel thali, two glasses of cutting chai beside it',
    parts: [
      { name: 'Fafda', note: '100 g, fried chillies beside it' },
      { name: 'Jalebi', note: '75 g, out of the syrup' },
      { name: 'Cutting chai', note: '90 ml, boiled twice' },
    ],
    note: 'A sample: ask for today’s price.',
  },

  board: {
    heading: 'What hangs on the board',
    more: 'The menu with pictures',
  },

  /** The seven bowls of the kitchen's spice tin; `color` is their colour in the palette. */
  kitchen: {
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
    counters: [
      { value: `${counts.years}+`, label: 'years' },
      { value: `${counts.customers}+`, label: 'customers' },
      { value: `${counts.staff}`, label: 'staff' },
      { value: `${counts.varieties}`, label: 'varieties' },
    ],
  },

  testimonials: { heading: 'Said across the counter', label: 'Testimonials' },

  posts: { heading: 'From our notebook', more: 'All posts' },
}));
