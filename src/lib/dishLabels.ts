import { ALLERGEN_NAMES, type Allergen } from './allergenWords.ts';
import { readAllergens, type AllergenReading } from './readAllergens.ts';

/** Whether a dish follows a rule always or on request. */
export type Keeping = 'always' | 'on request';

/** The labels of a dish from its key features; those not mentioned are absent. */
export interface DishLabels extends AllergenReading {
  jain?: Keeping | undefined;
  noOnionGarlic?: Keeping | undefined;
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

/**
 * Reads the labels of a dish from its key features, only if they state them plainly. A claim (Jain, no onion
 * or garlic) must be a whole clause. `others` are texts that may mention allergens without stating them.
 */
export function readDishLabels(
  keyFeatures: readonly string[],
  others: readonly string[] = [],
): DishLabels {
  const clauses = keyFeatures
    .flatMap((feature) => feature.toLowerCase().split(/[;.]/))
    .map((clause) => clause.replace(/\s+/g, ' ').trim());
  return {
    jain: readJain(clauses),
    noOnionGarlic: readNoOnionGarlic(clauses),
    ...readAllergens(keyFeatures, others),
  };
}

/** A filter of dishes; `id` is valid as an element's `id` and as a URL hash. */
export type DishFilter = { id: string; count: number } & (
  { rule: 'jain' | 'noOnionGarlic' } | { rule: 'without'; allergen: Allergen }
);

const RULES = [
  { id: 'jain', rule: 'jain' },
  { id: 'no-onion-garlic', rule: 'noOnionGarlic' },
] as const;

const ALLERGEN_RULES = ALLERGEN_NAMES.map((allergen) => ({
  id: `without-${allergen.replaceAll(' ', '-')}`,
  rule: 'without' as const,
  allergen,
}));

const namedIn = ({ contains, mayContain }: DishLabels) => [...contains, ...mayContain];

/**
 * The filters that a dish passes. A dish passes no `without` filter if it has no allergen information, or if
 * some of it could not be read.
 */
export function filtersPassedBy(labels: DishLabels): string[] {
  const named = namedIn(labels);
  const possible = [...named, ...labels.suspected];
  const rules = RULES.filter(({ rule }) => labels[rule] !== undefined);
  const allergens = ALLERGEN_RULES.filter(({ allergen }) => !possible.includes(allergen));
  return [...rules, ...(named.length > 0 ? allergens : [])].map(({ id }) => id);
}

/** The filters that some dish passes; one for an allergen only if another dish names that allergen. */
export function dishFilters(dishes: readonly DishLabels[]): DishFilter[] {
  const named = new Set(dishes.flatMap(namedIn));
  const passed = dishes.flatMap(filtersPassedBy);
  return [...RULES, ...ALLERGEN_RULES.filter(({ allergen }) => named.has(allergen))]
    .map((filter) => ({ ...filter, count: passed.filter((id) => id === filter.id).length }))
    .filter(({ count }) => count > 0);
}
