import type { Dish } from '~/api/dishes';
import { limits } from '~/config';
import { cutText } from '~/lib/cutText';
import type { DishCategory } from '~/lib/dishCategories';
import { priceNumber } from '~/lib/parsePrice';
import { priceLabel } from '~/lib/priceLabel';
import type { JsonLdValue } from './jsonLd';

/** A price that is one number; machines cannot read `40 to 60`. */
const offerOf = (dish: Dish) => {
  const price = priceLabel(dish) && dish.price && priceNumber(dish.price);
  return price && { '@type': 'Offer', price, priceCurrency: 'INR' };
};

const itemOf = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description && cutText(dish.description, limits.menuDescriptionLength),
  offers: offerOf(dish),
});

/** The menu as schema.org's Menu: a section for each category, with what its rows show. */
export const menuJsonLd = (name: string, categories: readonly DishCategory[]) =>
  ({
    '@type': 'Menu',
    name,
    hasMenuSection: categories.map((category) => ({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: category.dishes.map(itemOf),
    })),
  }) satisfies JsonLdValue;
