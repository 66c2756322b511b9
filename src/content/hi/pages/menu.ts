import { definePage, type PageLink } from '#/content/pageRecord.ts';
import type { DishFilter } from '#/lib/dishFilters.ts';
import type { Allergen } from '#/lib/allergenWords.ts';
import type { DishLabels, Keeping } from '#/lib/dishLabels.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { joinWords } from '#/content/hi/joinWords.ts';

export const link: PageLink = {
  href: '/hi/menu/',
  label: 'मेन्यू',
  menu: { name: 'pages', order: 1 },
};

const ALLERGENS: Readonly<Record<Allergen, string>> = {
  wheat: 'गेहूँ',
  gluten: 'ग्लूटेन',
  milk: 'दूध',
  peanut: 'मूँगफली',
  'tree nuts': 'मेवा',
  sesame: 'तिल',
  mustard: 'राई',
  soy: 'सोया',
  egg: 'अंडा',
  fish: 'मछली',
  crustaceans: 'झींगा या केकड़ा',
  sulphites: 'सल्फ़ाइट',
};

/** Allergens whose word changes after बिना ("without"). */
const WITHOUT: Readonly<Partial<Record<Allergen, string>>> = {
  'tree nuts': 'मेवे',
  egg: 'अंडे',
  crustaceans: 'झींगे या केकड़े',
};

const joinAllergens = (allergens: readonly Allergen[]) =>
  joinWords(allergens.map((allergen) => ALLERGENS[allergen]));

const onRequest = (name: string, keeping: Keeping | undefined) =>
  keeping && (keeping === 'always' ? name : `माँगने पर ${name}`);

const filterName = (filter: DishFilter) =>
  filter.rule === 'without'
    ? `बिना ${WITHOUT[filter.allergen] ?? ALLERGENS[filter.allergen]}`
    : { jain: 'जैन', noOnionGarlic: 'बिना प्याज़-लहसुन' }[filter.rule];

export const page = definePage(({ name, counts, claims }) => ({
  link,
  title: 'मेन्यू और दाम',
  description: `भाप में पका, तला, सिका और गिलास में भरा: ${name} काउंटर की हर प्लेट, श्रेणी और दाम के साथ।${claims?.isVegetarian ? ' सब शाकाहारी।' : ''}`,
  heading: 'मेन्यू',
  intro: `${name} के काउंटर पर क्या मिलता है: आज क्या भाप में पका, क्या तला, क्या सिका और पीने को क्या है।`,
  ground: 'haldar',
  card: {
    picture: '/social/hi/menu.png',
    lines: counts?.varieties ? ['बोर्ड पर', `${counts.varieties} वैरायटी`] : ['बोर्ड पर', 'क्या है'],
    motif: { snack: 'khandvi' },
  },

  /** For search engines. */
  menuName: `${name} का मेन्यू`,
  /** The heading above the prices. */
  price: { label: 'दाम', sign: '₹' },
  filters: {
    label: 'सिर्फ़ ये दिखाएँ',
    name: filterName,
    /** The heading above the dishes that pass a filter. */
    found: (filter: DishFilter) =>
      `${filterName(filter)}: ${filter.count} ${filter.count === 1 ? 'डिश' : 'डिशें'}`,
    explain: ({ rule }: DishFilter) =>
      rule === 'without'
        ? 'यहाँ सिर्फ़ वे डिशें हैं जिनमें एलर्जी वाली चीज़ें लिखी हैं। ऑर्डर से पहले काउंटर पर पूछ लें।'
        : 'वैसे ही या माँगने पर: हर डिश पर लिखा है कि कैसे।',
    all: 'सभी डिशें',
  },
  /** The labels of a dish, from its key features. */
  labels: ({ jain, noOnionGarlic, contains, mayContain }: DishLabels) =>
    given([
      onRequest('जैन', jain),
      onRequest('बिना प्याज़-लहसुन', noOnionGarlic),
      contains.length > 0
        ? `${contains.length === 1 ? 'इसमें है' : 'इसमें हैं'}: ${joinAllergens(contains)}`
        : undefined,
      mayContain.length > 0 ? `अंश हो सकता है: ${joinAllergens(mayContain)}` : undefined,
    ]),
  /** Precedes a statement of allergens that could not be read, in its own words. */
  statedAllergens: 'एलर्जी के बारे में रसोई ने लिखा है:',
  isVegetarian: claims?.isVegetarian,
  note: sentences(
    claims?.isVegetarian && 'सब कुछ शाकाहारी है, बिना अंडे का।',
    `एलर्जी${claims?.hasJainPlates ? ' और जैन प्लेटों' : ''} के बारे में काउंटर पर पूछें: सूची वहीं रहती है। [काउंटर खोजें]`,
  ),
}));
