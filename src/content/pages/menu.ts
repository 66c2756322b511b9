import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { sentences } from '#/lib/sentences.ts';
import { spellNumberFirst } from '#/lib/spellNumber.ts';

export const link: PageLink = { href: '/menu/', label: 'Menu', menu: { name: 'pages', order: 1 } };

export const page = definePage(({ name, counts, claims }) => ({
  link,
  title: 'Menu with prices',
  description: `Steamed, fried, baked and poured: every plate of the ${name} counters by category, with its price.${claims?.isVegetarian ? ' All of it vegetarian.' : ''}`,
  heading: 'Menu',
  intro: `What hangs over a ${name} counter: what it steams, fries, bakes and pours today.`,
  ground: 'haldar',
  card: {
    picture: '/social/menu.png',
    lines: counts?.varieties
      ? [`${spellNumberFirst(counts.varieties)} on`, 'the board']
      : ['What is on', 'the board'],
    motif: { snack: 'khandvi' },
  },

  /** For search engines. */
  menuName: `${name} menu`,
  /** Heads the prices. */
  price: { gujarati: 'ભાવ', sign: '₹' },
  isVegetarian: claims?.isVegetarian,
  note: sentences(
    claims?.isVegetarian && 'Everything is vegetarian, without egg.',
    `For allergens${claims?.hasJainPlates ? ' and Jain versions' : ''} ask at the counter: each keeps the list. [Find a counter]`,
  ),
}));
