import type { Dish } from '#/api/dishes.ts';
import { limits } from '#/lib/posts.ts';
import { truncateText } from '#/lib/text.ts';
import type { DishCategory } from '#/lib/dishes.ts';
import { priceLabel, rupeesIn } from '#/lib/prices.ts';
import { offerJsonLd, type JsonLdValue } from './jsonLd.ts';

/** Returns the Offer of a price that is an amount; machines cannot read `40 to 60`. */
function offerOf(price = '') {
  const rupees = rupeesIn(price);
  return rupees === undefined ? undefined : offerJsonLd(rupees);
}

/** schema.org has no properties for allergens and a Jain diet. */
const itemOf = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description && truncateText(dish.description, limits.menuDescriptionLength),
  offers: offerOf(priceLabel(dish)),
  suitableForDiet: dish.isVegetarian ? 'https://schema.org/VegetarianDiet' : undefined,
  nutrition:
    dish.kcal === undefined
      ? undefined
      : { '@type': 'NutritionInformation', calories: `${dish.kcal} kcal` },
});

/** Returns the menu as schema.org's Menu: one section per category, with the content of its rows. */
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
