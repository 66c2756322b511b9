/** Whether a dish follows a rule always or on request. */
export type Keeping = 'always' | 'on request';

/** The allergens of Indian labelling law, and two that matter abroad, each with its words. */
const ALLERGENS = [
  ['wheat', /\bwheat\b|ઘઉં|गेहूं/],
  ['gluten', /\bgluten\b(?![- ]free)|\b(?:barley|rye|oats)\b/],
  [
    'milk',
    /(?<!(?:coconut|almond|soya?|oat) )\bmilk\b|\bdairy\b|(?<!peanut )\bbutter\b|\b(?:ghee|curd|paneer|cheese)\b/,
  ],
  ['peanut', /\b(?:peanuts?|groundnuts?)\b/],
  ['tree nuts', /(?<!ground )\bnuts?\b|\b(?:cashew|almond|pistachio|walnut|hazelnut)(?:s|nuts)?\b/],
  ['sesame', /\b(?:sesame|til)\b/],
  ['mustard', /\bmustard\b/],
  ['soy', /\bsoy(?:a|beans?)?\b/],
  ['egg', /\beggs?\b/],
  ['fish', /\bfish\b/],
  ['crustaceans', /\b(?:crustaceans?|prawns?|shrimps?|crabs?)\b/],
  ['sulphites', /\bsul(?:ph|f)ites?\b/],
] as const;

export type Allergen = (typeof ALLERGENS)[number][0];
export const ALLERGEN_NAMES = ALLERGENS.map(([name]) => name);

/** The labels of a dish from its key features; those not mentioned are absent. */
export interface DishLabels {
  jain?: Keeping | undefined;
  noOnionGarlic?: Keeping | undefined;
  contains: Allergen[];
  mayContain: Allergen[];
}

const JAIN = /^(?:jain(?: food| dish)?|suitable for jains|જૈન|जैन)$/;
const JAIN_ON_REQUEST =
  /^(?:can be made jain|(?:jain|જૈન|जैन)(?: version| option)?(?: is)?(?: available)?(?: on request)?)$/;
const NOT_JAIN = /\b(?:not|non|no|without)\b.*\bjain/;

function readJain(clauses: readonly string[]): Keeping | undefined {
  if (clauses.some((clause) => NOT_JAIN.test(clause))) return undefined;
  if (clauses.some((clause) => JAIN.test(clause))) return 'always';
  return clauses.some((clause) => JAIN_ON_REQUEST.test(clause)) ? 'on request' : undefined;
}

const WITHOUT = /^(?:version )?(?:no|without|free (?:of|from)) (.+?)( on request)?$/;
const BETWEEN = /\s*[,/&-]\s*(?:(?:and|or|nor) )?(?:no )?|\s+(?:and|or|nor)\s+(?:no )?/;

/** Reads what a clause says is left out: `no onion, garlic or potato` → three words. */
function readAbsent(clause: string) {
  const [, list = '', onRequest] = WITHOUT.exec(clause) ?? [];
  const keeping: Keeping = onRequest ? 'on request' : 'always';
  return list.split(BETWEEN).map((word) => [word.replace(/s$/, ''), keeping] as const);
}

function readNoOnionGarlic(clauses: readonly string[]): Keeping | undefined {
  const absent = clauses.flatMap(readAbsent);
  const keepings = ['onion', 'garlic'].map((wanted) =>
    absent.filter(([word]) => word === wanted).map(([, keeping]) => keeping),
  );
  if (keepings.some((found) => found.length === 0)) return undefined;
  return keepings.every((found) => found.includes('always')) ? 'always' : 'on request';
}

const CONTAINS = /^(?:contains|allergens?)\b:?(.*)$/;
const MAY_CONTAIN = /\b(?:may (?:contain|hold|have)|traces of)\b(.*)$/;
const NEGATION = /\b(?:no|not|without|free of|free from)\b.*$/;

const allergensIn = (text: string): Allergen[] =>
  ALLERGENS.filter(([, words]) => words.test(text.replace(NEGATION, ''))).map(([name]) => name);

/** Whether a clause has only allergens: then it continues a `Contains …` that was split at its commas. */
const isOnlyAllergens = (clause: string) =>
  clause
    .split(BETWEEN)
    .every((word) => ALLERGENS.some(([, words]) => words.exec(word)?.[0] === word));

function readContained(clauses: readonly string[]): Allergen[] {
  let isList = false;
  return clauses.flatMap((clause) => {
    const list = CONTAINS.exec(clause)?.[1];
    isList = list !== undefined || (isList && isOnlyAllergens(clause));
    return isList ? allergensIn((list ?? clause).replace(MAY_CONTAIN, '')) : [];
  });
}

const distinct = (names: readonly Allergen[]) =>
  ALLERGEN_NAMES.filter((name) => names.includes(name));

/**
 * Reads the labels of a dish, only if its key features state them plainly. A claim (Jain, no onion or
 * garlic) must be a whole clause; an allergen counts in any clause that says that it is or may be in the
 * dish.
 */
export function readDishLabels(keyFeatures: readonly string[]): DishLabels {
  const clauses = keyFeatures
    .flatMap((feature) => feature.toLowerCase().split(/[;.]/))
    .map((clause) => clause.replace(/\s+/g, ' ').trim());
  const contains = distinct(readContained(clauses));
  const may = clauses.flatMap((clause) => allergensIn(MAY_CONTAIN.exec(clause)?.[1] ?? ''));
  return {
    jain: readJain(clauses),
    noOnionGarlic: readNoOnionGarlic(clauses),
    contains,
    mayContain: distinct(may).filter((name) => !contains.includes(name)),
  };
}
