import { expect, test } from 'vitest';
import { priceLabel } from '#/lib/priceLabel.ts';

test('a price that may be shown stands in rupees', () => {
  expect(priceLabel({ price: '60', isPriceShown: true })).toBe('₹60');
});

test('a price that may not be shown has no label', () => {
  expect(priceLabel({ price: '60', isPriceShown: false })).toBeUndefined();
});

test('a missing price has no label, also where it might be shown', () => {
  expect(priceLabel({ price: undefined, isPriceShown: true })).toBeUndefined();
});
