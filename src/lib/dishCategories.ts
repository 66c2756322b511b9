import type { Dish } from '#/api/dishes.ts';
import { createSlugger, slugify } from './slug.ts';

/** One category of the menu; `id` is fit for an element's `id` and for the address's `#…`. */
export interface DishCategory {
  id: string;
  name: string;
  dishes: Dish[];
}

/** A page names each of its categories' ids four times. */
const ID_LENGTH = 24;

/** What two spellings of one category share: ` Fried  snacks` and `fried snacks` are one tab. */
const keyOf = (category: string) =>
  category
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '') // marks of no width
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The distinct categories of the dishes, in the order and the spelling in which they first appear. */
export function dishCategories(dishes: readonly Dish[], idPrefix = 'menu'): DishCategory[] {
  const slugFor = createSlugger();
  const byKey = Map.groupBy(dishes, ({ category }) => keyOf(category));
  return [...byKey].map(([key, own], index) => {
    const name = own[0]?.category ?? key;
    const slug = slugFor(slugify(name, ID_LENGTH), String(index + 1));
    return { id: `${idPrefix}-${slug}`, name, dishes: own };
  });
}

/** The tabs of categories whose panels have their ids. */
export const categoryTabs = (categories: readonly DishCategory[]) =>
  categories.map(({ id, name }) => ({ id, label: name }));
