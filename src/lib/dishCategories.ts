import type { Dish } from '~/api/dishes';
import { createSlugger, slugify } from './slug';

/** One category of the menu; `id` is fit for an element's `id` and for the address's `#…`. */
export interface DishCategory {
  id: string;
  name: string;
  dishes: Dish[];
}

/** A page names each of its categories' ids four times. */
const ID_LENGTH = 24;

/** The distinct categories of the dishes, in the order in which they first appear. */
export function dishCategories(dishes: readonly Dish[], idPrefix = 'menu'): DishCategory[] {
  const slugFor = createSlugger();
  const byName = Map.groupBy(dishes, ({ category }) => category);
  return [...byName].map(([name, own], index) => ({
    id: `${idPrefix}-${slugFor(slugify(name, ID_LENGTH), String(index + 1))}`,
    name,
    dishes: own,
  }));
}

/** The tabs of categories whose panels have their ids. */
export const categoryTabs = (categories: readonly DishCategory[]) =>
  categories.map(({ id, name }) => ({ id, label: name }));
