import { expect, test } from 'vitest';
import type { Dish } from '#/api/dishes.ts';
import { dishCategories } from '#/lib/dishCategories.ts';
import { menuJsonLd } from '#/components/seo/json-ld/menuJsonLd.ts';
import { makeDish } from '../../../../fixtures/dish.ts';

const khandvi = makeDish({
  description: 'Silky rolls of gram flour and buttermilk, spread thin while hot.',
  price: '80',
  isPriceShown: true,
});
const itemsOf = (...dishes: Dish[]) =>
  menuJsonLd('Menu', dishCategories(dishes)).hasMenuSection.flatMap(
    ({ hasMenuItem }) => hasMenuItem,
  );

test('an item says what its row says: the cut description and the price', () => {
  expect(itemsOf(khandvi)).toEqual([
    {
      '@type': 'MenuItem',
      name: 'Khandvi',
      description: 'Silky rolls of gram flour and buttermilk, spread t…',
      offers: { '@type': 'Offer', price: '80', priceCurrency: 'INR' },
    },
  ]);
});

test('a price that the page hides is not in the data either', () => {
  expect(itemsOf({ ...khandvi, isPriceShown: false })[0]?.offers).toBeUndefined();
});
