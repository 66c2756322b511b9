import { definePage, type PageLink } from '#/content/pageRecord.ts';
import type { DishFilter } from '#/lib/dishFilters.ts';
import type { Allergen } from '#/lib/allergenWords.ts';
import type { DishLabels, Keeping } from '#/lib/dishLabels.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { joinWords } from '#/content/gu/joinWords.ts';

export const link: PageLink = {
  href: '/gu/menu/',
  label: 'મેનુ',
  menu: { name: 'pages', order: 1 },
};

const ALLERGENS: Readonly<Record<Allergen, string>> = {
  wheat: 'ઘઉં',
  gluten: 'ગ્લૂટન',
  milk: 'દૂધ',
  peanut: 'સીંગદાણા',
  'tree nuts': 'સૂકા મેવા',
  sesame: 'તલ',
  mustard: 'રાઈ',
  soy: 'સોયા',
  egg: 'ઈંડાં',
  fish: 'માછલી',
  crustaceans: 'ઝીંગા-કરચલા',
  sulphites: 'સલ્ફાઇટ',
};

const namesOf = (allergens: readonly Allergen[]) =>
  joinWords(allergens.map((allergen) => ALLERGENS[allergen]));

const onRequest = (name: string, keeping: Keeping | undefined) =>
  keeping && (keeping === 'always' ? name : `કહેશો તો ${name}`);

const filterName = (filter: DishFilter) =>
  filter.rule === 'without'
    ? `${ALLERGENS[filter.allergen]} વગર`
    : { jain: 'જૈન', noOnionGarlic: 'કાંદા-લસણ વગર' }[filter.rule];

export const page = definePage(({ name, counts, claims }) => ({
  link,
  title: 'ભાવ સાથે મેનુ',
  description: `બાફેલું, તળેલું, શેકેલું ને પીવાનું: ${name}ના કાઉન્ટરની દરેક પ્લેટ વિભાગ પ્રમાણે, ભાવ સાથે.${claims?.isVegetarian ? ' બધું જ શાકાહારી.' : ''}`,
  heading: 'મેનુ',
  intro: `${name}ના કાઉન્ટર ઉપરનું બોર્ડ: આજે શું બફાય, તળાય, શેકાય અને રેડાય છે.`,
  ground: 'haldar',
  card: {
    picture: '/social/gu/menu.png',
    lines: counts?.varieties ? [`બોર્ડ પર`, `${counts.varieties} વાનગીઓ`] : ['બોર્ડ પર', 'શું શું છે'],
    motif: { snack: 'khandvi' },
  },

  /** For search engines. */
  menuName: `${name} મેનુ`,
  /** The heading above the prices. */
  price: { label: 'ભાવ', sign: '₹' },
  filters: {
    label: 'ફક્ત આ બતાવો',
    name: filterName,
    /** The heading above the dishes that pass a filter. */
    found: (filter: DishFilter) =>
      `${filterName(filter)}: ${filter.count} ${filter.count === 1 ? 'વાનગી' : 'વાનગીઓ'}`,
    explain: ({ rule }: DishFilter) =>
      rule === 'without'
        ? 'જે વાનગીમાં ઍલર્જીવાળી ચીજો લખેલી છે એ જ અહીં છે. ઓર્ડર પહેલાં કાઉન્ટર પર પૂછી લો.'
        : 'જેમ બને છે તેમ, અથવા કહેશો તો: દરેક વાનગીમાં લખ્યું છે.',
    all: 'બધી વાનગીઓ',
  },
  /** The labels of a dish, from its key features. */
  labels: ({ jain, noOnionGarlic, contains, mayContain }: DishLabels) =>
    given([
      onRequest('જૈન', jain),
      onRequest('કાંદા-લસણ વગર', noOnionGarlic),
      contains.length > 0 ? `આમાં છે: ${namesOf(contains)}` : undefined,
      mayContain.length > 0 ? `અંશ હોઈ શકે: ${namesOf(mayContain)}` : undefined,
    ]),
  /** Precedes a statement of allergens that could not be read, in its own words. */
  statedAllergens: 'ઍલર્જી વિશે રસોડાએ લખ્યું છે:',
  isVegetarian: claims?.isVegetarian,
  note: sentences(
    claims?.isVegetarian && 'બધું જ શાકાહારી છે, ઈંડાં વગર.',
    `ઍલર્જી${claims?.hasJainPlates ? ' કે જૈન વાનગી' : ''} વિશે કાઉન્ટર પર પૂછો: દરેક પાસે યાદી છે. [કાઉન્ટર શોધો]`,
  ),
}));
