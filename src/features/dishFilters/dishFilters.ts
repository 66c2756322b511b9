import { type Allergen, ALLERGENS, DIETS, type NameList } from '#/lib/dishes.ts';

/** What a dish states in fields of their own. A missing field states nothing. */
export interface DishStatements {
  allergens?: NameList | undefined;
  mayContain?: NameList | undefined;
  diet?: NameList | undefined;
  dietOnRequest?: NameList | undefined;
  /** The fields that are not read, because they stand under another spelling. */
  misspelled?: readonly string[];
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

type Field = 'allergens' | 'mayContain' | 'diet' | 'dietOnRequest';

const areReadable = (dish: DishStatements, ...fields: Field[]) =>
  fields.every((field) => dish[field]?.isClear !== false && !dish.misspelled?.includes(field));

/** Tells whether all that a dish says about allergens can be read. */
export const hasReadableAllergens = (dish: DishStatements) =>
  areReadable(dish, 'allergens', 'mayContain');

/** Tells whether it is certain what a dish contains and may contain. */
export const hasClearAllergens = (dish: DishStatements) =>
  dish.allergens !== undefined && hasReadableAllergens(dish);

/** Tells whether a dish is called Jain, as it is or on request. */
export const isCalledJain = ({ diet, dietOnRequest }: DishStatements) =>
  namesIn(diet, dietOnRequest).includes('jain');

/** Tells whether a dish certainly passes a filter. */
function passes(dish: DishStatements, filter: DishFilter): boolean {
  const { allergens, mayContain, diet, dietOnRequest } = dish;
  return 'allergen' in filter
    ? hasClearAllergens(dish) && !namesIn(allergens, mayContain).includes(filter.allergen)
    : areReadable(dish, 'diet', 'dietOnRequest') &&
        namesIn(diet, dietOnRequest).includes(filter.diet);
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
