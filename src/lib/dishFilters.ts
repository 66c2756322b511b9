import { ALLERGEN_NAMES, type Allergen, type DishLabels } from './dishLabels.ts';

/** A choice of dishes; `id` is fit for an element's `id` and for the address's `#…`. */
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

/** The filters that let a dish through. One that names no allergen at all is not without any of them. */
export function filtersPassedBy(labels: DishLabels): string[] {
  const named = namedIn(labels);
  const rules = RULES.filter(({ rule }) => labels[rule] !== undefined);
  const allergens = ALLERGEN_RULES.filter(({ allergen }) => !named.includes(allergen));
  return [...rules, ...(named.length > 0 ? allergens : [])].map(({ id }) => id);
}

/** The filters that tell dishes apart: some dish passes, and another says that it does not. */
export function dishFilters(dishes: readonly DishLabels[]): DishFilter[] {
  const named = new Set(dishes.flatMap(namedIn));
  const passed = dishes.flatMap(filtersPassedBy);
  return [...RULES, ...ALLERGEN_RULES.filter(({ allergen }) => named.has(allergen))]
    .map((filter) => ({ ...filter, count: passed.filter((id) => id === filter.id).length }))
    .filter(({ count }) => count > 0);
}
