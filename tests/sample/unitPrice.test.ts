import { expect, test } from 'vitest';
import { unitPrice } from '#/features/forms/order/unitPrice.ts';

test.each([
  ['₹90', { amount: 200, unit: 'g' }, '₹0.45 per g'],
  ['₹600', { amount: 1000, unit: 'g' }, '₹600 per kg'],
  ['₹1,200', { amount: 1500, unit: 'g' }, '₹800 per kg'],
  ['MRP 80/-', { amount: 500, unit: 'ml' }, '₹0.16 per ml'],
  ['from ₹80', { amount: 500, unit: 'ml' }, undefined],
  ['₹80', undefined, undefined],
] as const)('for the price %s of %j the unit price is %s', (price, measure, expected) => {
  expect(unitPrice('en', { price, measure })).toBe(expected);
});
