import type { Dish } from '~/api/dishes';
import { limits } from '~/config';
import { cutText } from '~/lib/cutText';
import type { DishCategory } from '~/lib/dishCategories';
import { priceLabel } from '~/lib/priceLabel';
import type { JsonLdValue } from './jsonLd';

const itemOf = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description && cutText(dish.description, limits.menuDescriptionLength),
  offers: priceLabel(dish) && { '@type': 'Offer', price: dish.price, priceCurrency: 'INR' },
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
