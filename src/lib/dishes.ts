import type { Dish } from '#/api/dishes.ts';
import { smallestPath } from './pictures.ts';
import { createSlugger, slugify } from './text.ts';

/** The allergens that a dish can state. A dish that names any other passes no allergen filter. */
export const ALLERGENS = [
  'milk',
  'wheat',
  'peanut',
  'tree nuts',
  'soy',
  'sesame',
  'mustard',
  'egg',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** The diets that a dish can state. */
export const DIETS = ['jain', 'no onion or garlic'] as const;

/** A list of names from the API. */
export interface NameList {
  /** Known names, and others as written. */
  names: readonly string[];
  /** Whether the list was readable and all its names are known. */
  isClear: boolean;
}

/** One category of the menu; `id` is valid as an element's `id` and as a URL hash. */
export interface DishCategory {
  id: string;
  name: string;
  dishes: Dish[];
}

/** Short, because a page contains each category's id four times. */
const ID_LENGTH = 24;

/** Makes `Fried  snacks` and `fried snacks` the same category. */
const keyOf = (category: string) => category.replace(/\s+/g, ' ').toLowerCase();

/** The distinct categories of the dishes in order of first occurrence, the same in every language. */
export function dishCategories(dishes: readonly Dish[], idPrefix = 'menu'): DishCategory[] {
  const slugFor = createSlugger();
  const byKey = Map.groupBy(dishes, ({ englishCategory }) => keyOf(englishCategory));
  return [...byKey].map(([key, own], index) => {
    const [first] = own;
    const slug = slugFor(slugify(first?.englishCategory ?? key, ID_LENGTH), String(index + 1));
    const translated = own.find((dish) => dish.category !== dish.englishCategory) ?? first;
    return { id: `${idPrefix}-${slug}`, name: translated?.category ?? key, dishes: own };
  });
}

/** Returns the tabs of categories; each panel has the id of its category. */
export const categoryTabs = (categories: readonly DishCategory[]) =>
  categories.map(({ id, name }) => ({ id, label: name }));

/** Returns the tabs of categories, each with the picture of its first dish that has one. */
export const picturedTabs = (categories: readonly DishCategory[]) =>
  categories.map(({ id, name, dishes }) => {
    const { image } = dishes.find((dish) => dish.image) ?? {};
    return { id, label: name, picture: image && smallestPath(image) };
  });
