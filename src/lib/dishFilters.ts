import { ALLERGEN_NAMES, type Allergen } from './allergenWords.ts';
import type { DishLabels } from './dishLabels.ts';

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
