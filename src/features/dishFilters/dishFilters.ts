import { ALLERGENS, DIETS, type Allergen, type NameList } from '#/lib/allergens.ts';

/**
 * What a dish states in fields of their own. A missing field states nothing, an empty list states that
 * there are none.
 */
export interface DishStatements {
  allergens?: NameList | undefined;
  mayContain?: NameList | undefined;
  diet?: NameList | undefined;
  dietOnRequest?: NameList | undefined;
}

/** A filter of the menu; `dish-filters.css` has a rule for each `id`. */
export type DishFilter =
  { id: string; diet: (typeof DIETS)[number] } | { id: string; allergen: Allergen };

const idOf = (name: string) => name.replaceAll(' ', '-');

const FILTERS: readonly DishFilter[] = [
  ...DIETS.map((diet) => ({ id: idOf(diet), diet })),
  ...ALLERGENS.map((allergen) => ({ id: `without-${idOf(allergen)}`, allergen })),
];

const namesIn = (...lists: (NameList | undefined)[]) => lists.flatMap((list) => list?.names ?? []);

/** Tells whether it is certain what a dish contains and may contain. */
export const hasClearAllergens = ({ allergens, mayContain }: DishStatements) =>
  allergens?.isClear === true && mayContain?.isClear !== false;

/** Tells whether a dish certainly passes a filter. */
function passes(dish: DishStatements, filter: DishFilter): boolean {
  const { allergens, mayContain, diet, dietOnRequest } = dish;
  if ('allergen' in filter) {
    return hasClearAllergens(dish) && !namesIn(allergens, mayContain).includes(filter.allergen);
  }
  const isClear = diet?.isClear !== false && dietOnRequest?.isClear !== false;
  return isClear && namesIn(diet, dietOnRequest).includes(filter.diet);
}

/** Returns the ids of the filters that a dish passes. */
export const filtersPassedBy = (dish: DishStatements): string[] =>
  FILTERS.filter((filter) => passes(dish, filter)).map(({ id }) => id);

/** The filters that some dish passes; an allergen's filter only if another dish names that allergen. */
export function dishFilters(dishes: readonly DishStatements[]): DishFilter[] {
  const names = new Set(
    dishes.flatMap(({ allergens, mayContain }) => namesIn(allergens, mayContain)),
  );
  return FILTERS.filter(
    (filter) =>
      (!('allergen' in filter) || names.has(filter.allergen)) &&
      dishes.some((dish) => passes(dish, filter)),
  );
}
