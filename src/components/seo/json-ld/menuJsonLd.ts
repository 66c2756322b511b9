import type { Dish } from '#/api/dishes.ts';
import { business } from '#/business/business.ts';
import { limits } from '#/lib/limits.ts';
import { truncateText } from '#/lib/truncateText.ts';
import type { DishCategory } from '#/lib/dishCategories.ts';
import { priceLabel, rupeesIn } from '#/lib/price.ts';
import type { JsonLdValue } from './jsonLd.ts';

/** An offer only if the price is an amount: machines cannot read `40 to 60`. */
const offerOf = (dish: Dish) => {
  const price = rupeesIn(priceLabel(dish) ?? '');
  return price === undefined
    ? undefined
    : { '@type': 'Offer', price: String(price), priceCurrency: 'INR' };
};

/** Allergens and a Jain diet have no place in schema.org. */
const itemOf = (dish: Dish) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: dish.description && truncateText(dish.description, limits.menuDescriptionLength),
  offers: offerOf(dish),
  suitableForDiet: business.claims?.isVegetarian ? 'https://schema.org/VegetarianDiet' : undefined,
  nutrition:
    dish.kcal === undefined
      ? undefined
      : { '@type': 'NutritionInformation', calories: `${dish.kcal} kcal` },
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
