import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/menu/', label: 'Menu', menu: { name: 'pages', order: 1 } };

export const page = definePage(({ name }) => ({
  link,
  title: 'Menu with prices',
  description: `Steamed, fried, baked and poured: every plate of the ${name} counters by category, with its price. All of it vegetarian.`,
  heading: 'Menu',
  intro: `What hangs over a ${name} counter: what it steams, fries, bakes and pours today.`,
  ground: 'haldar',
  card: {
    picture: '/social/menu.png',
    lines: ['Twenty on', 'the board'],
    motif: { snack: 'khandvi' },
  },

  /** For search engines. */
  menuName: `${name} menu`,
  /** Heads the prices. */
  price: { gujarati: 'ભાવ', sign: '₹' },
  note: 'Everything is vegetarian, without egg. For allergens and Jain versions ask at the counter: each keeps the list. [Find a counter]',
}));
