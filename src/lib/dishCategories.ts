import type { Dish } from '#/api/dishes.ts';
import { createSlugger, slugify } from './slug.ts';

/** One category of the menu; `id` is valid as an element's `id` and as a URL hash. */
export interface DishCategory {
  id: string;
  name: string;
  dishes: Dish[];
}

/** Short, because a page contains each category's id four times. */
const ID_LENGTH = 24;

/** Normalizes spelling: ` Fried  snacks` and `fried snacks` become one tab. */
const keyOf = (category: string) =>
  category
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '') // zero-width characters
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The distinct categories of the dishes, in order and spelling of their first occurrence. */
export function dishCategories(dishes: readonly Dish[], idPrefix = 'menu'): DishCategory[] {
  const slugFor = createSlugger();
  const byKey = Map.groupBy(dishes, ({ category }) => keyOf(category));
  return [...byKey].map(([key, own], index) => {
    const name = own[0]?.category ?? key;
    const slug = slugFor(slugify(name, ID_LENGTH), String(index + 1));
    return { id: `${idPrefix}-${slug}`, name, dishes: own };
  });
}

/** The tabs of categories; each panel has the id of its category. */
export const categoryTabs = (categories: readonly DishCategory[]) =>
  categories.map(({ id, name }) => ({ id, label: name }));
