import { expect, test } from 'vitest';
import { unitPrice } from '#/features/forms/order/unitPrice.ts';

test.each([
  ['₹90', '200 g', '₹0.45 per g'],
  ['₹80', '5 pieces, 200 g', '₹0.40 per g'],
  ['₹1,250', '2.5 kg', '₹500.00 per kg'],
  ['₹450', '1 kg', '₹450.00 per kg'],
  ['₹ 60', '750ml', '₹0.08 per ml'],
  ['₹120', '1 L', '₹120.00 per l'],
  ['₹80', '5 pieces', undefined],
  ['₹80', '2 × 100 g, 30 g chutney', undefined],
  ['₹40 to 60', '200 g', undefined],
  ['on request', '200 g', undefined],
  ['₹80', '0 g', undefined],
])('of %s for %s is %s', (price, quantity, expected) => {
  expect(unitPrice(price, quantity)).toBe(expected);
});
