import type { Dish } from '#/api/dishes.ts';
import { limits } from '#/lib/limits.ts';
import { truncateText } from '#/lib/truncateText.ts';
import type { DishCategory } from '#/lib/dishCategories.ts';
import { priceLabel, priceNumber } from '#/lib/parsePrice.ts';
import type { JsonLdValue } from './jsonLd.ts';

/** An offer only if the price is a single number: machines cannot read `40 to 60`. */
const offerOf = (dish: Dish) => {
  const price = priceLabel(dish) && dish.price && priceNumber(dish.price);
  return price && { '@type': 'Offer', price, priceCurrency: 'INR' };
};

const itemOf = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description && truncateText(dish.description, limits.menuDescriptionLength),
  offers: offerOf(dish),
});

/** The menu as schema.org's Menu: one section for each category, with the content of its rows. */
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
