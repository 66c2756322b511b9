import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/', label: 'Home', menu: { name: 'main', order: 1 } };

export const page = definePage(({ name, tagline, city, kitchenPlace, counts = {}, nameWords }) => ({
  link,
  title: 'Gujarati snacks, farsan and chai',
  description: `Khaman, fafda, jalebi and cutting chai, made at the counter: a Gujarati snack kitchen near ${city} that also sells franchises.`,
  card: {
    picture: '/social/home.png',
    lines: nameWords
      ? [`${nameWords.words[0].latin} first,`, `then ${nameWords.words[1].latin.toLowerCase()}`]
      : ['Spicy first,', 'then sweet'],
    motif: { snack: 'fafda-jalebi' },
  },

  hero: {
    heading: `${name}: ${tagline}`,
    /** Each heading is two sentences, at most seven words together. */
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
    heading: nameWords ? 'Two tastes, one plate' : 'Made here, served hot',
    lead: nameWords
      ? 'A Gujarati plate with only one of them is half a plate.'
      : 'A Gujarati plate is spicy and sweet, or it is half a plate.',
    text: `Our kitchen stands in ${kitchenPlace}. What takes a day to grind or roast is made there; what must be hot is made in front of you. We manufacture our products, and we sell franchises to people who want a counter of their own.`,
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
    sampleNote: 'A sample: ask for today’s price.',
  },

  board: {
    heading: 'What hangs on the board',
    more: 'The menu with pictures',
  },

  /** The seven bowls of the spice tin; `color` is a name in the palette. */
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
      { count: counts.years, isLeast: true, label: 'years' },
      { count: counts.customers, isLeast: true, label: 'customers' },
      { count: counts.staff, isLeast: false, label: 'staff' },
      { count: counts.varieties, isLeast: false, label: 'varieties' },
    ],
  },

  testimonials: { heading: 'Said across the counter', label: 'Testimonials' },

  posts: { heading: 'From our notebook', more: 'All posts' },
}));
