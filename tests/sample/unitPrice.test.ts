import { expect, test } from 'vitest';
import { unitPrice } from '#/features/forms/order/unitPrice.ts';

test.each([
  [90, { amount: 200, unit: 'g' }, '₹0.45 per g'],
  [1200, { amount: 1500, unit: 'g' }, '₹800 per kg'],
  [300, { amount: 1000, unit: 'g' }, '₹300 per kg'],
  [82, { amount: 500, unit: 'ml' }, '₹0.16 per ml'],
  [80, undefined, undefined],
] as const)('for ₹%s and %j the unit price is %s', (price, measure, expected) => {
  expect(unitPrice('en', { price, measure })).toBe(expected);
});
