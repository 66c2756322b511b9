import { expect, test } from 'vitest';
import { priceRange } from '#/components/seo/json-ld/businessJsonLd.ts';
import { makeDish } from '../../../../fixtures/dish.ts';

test('the range of prices counts thousands with commas, and leaves out what is hidden or no number', () => {
  const prices = ['60', '1,200', '1,50,000.50', 'on request'];
  const dishes = prices.map((price) => makeDish({ price, isPriceShown: true }));
  const hidden = makeDish({ price: '5', isPriceShown: false });
  expect(priceRange([...dishes, hidden])).toBe('₹60-₹150000.5');
  expect(priceRange([hidden])).toBeUndefined();
});
