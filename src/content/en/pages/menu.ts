import { definePage, type PageLink } from '#/content/pageRecord.ts';
import type { DishFilter } from '#/lib/dishFilters.ts';
import type { DishLabels, Keeping } from '#/lib/dishLabels.ts';
import { given } from '#/lib/given.ts';
import { joinWords } from '#/content/en/joinWords.ts';
import { sentences } from '#/lib/sentences.ts';
import { spellNumberFirst } from '#/content/en/spellNumber.ts';

export const link: PageLink = { href: '/menu/', label: 'Menu', menu: { name: 'pages', order: 1 } };

const onRequest = (name: string, keeping: Keeping | undefined) =>
  keeping && (keeping === 'always' ? name : `${name} on request`);

const filterName = (filter: DishFilter) =>
  filter.rule === 'without'
    ? `Without ${filter.allergen}`
    : { jain: 'Jain', noOnionGarlic: 'No onion or garlic' }[filter.rule];

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
  /** The heading above the prices. */
  price: { label: 'ભાવ', sign: '₹' },
  filters: {
    label: 'Show only',
    name: filterName,
    /** The heading above the dishes that pass a filter. */
    found: (filter: DishFilter) =>
      `${filterName(filter)}: ${filter.count} ${filter.count === 1 ? 'dish' : 'dishes'}`,
    explain: ({ rule }: DishFilter) =>
      rule === 'without'
        ? 'Only dishes that name their allergens are here. Before you order, ask at the counter.'
        : 'As it is served, or on request: each dish says which.',
    all: 'All dishes',
  },
  /** The labels of a dish, from its key features. */
  labels: ({ jain, noOnionGarlic, contains, mayContain }: DishLabels) =>
    given([
      onRequest('Jain', jain),
      onRequest('No onion or garlic', noOnionGarlic),
      contains.length > 0 ? `Contains ${joinWords(contains)}` : undefined,
      mayContain.length > 0 ? `May contain ${joinWords(mayContain)}` : undefined,
    ]),
  /** Precedes a statement of allergens that could not be read, in its own words. */
  statedAllergens: 'Allergens as stated by the kitchen:',
  isVegetarian: claims?.isVegetarian,
  note: sentences(
    claims?.isVegetarian && 'Everything is vegetarian, without egg.',
    `For allergens${claims?.hasJainPlates ? ' and Jain versions' : ''} ask at the counter: each keeps the list. [Find a counter]`,
  ),
}));
