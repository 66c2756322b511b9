import { expect, test } from 'vitest';
import { parsePrice, priceNumber } from '#/lib/parsePrice.ts';

test.each([
  ['₹ 120', '120'],
  ['Rs. 120', '120'],
  ['rs 120', '120'],
  ['INR 1,20,000', '1,20,000'],
  ['120 rupees', '120'],
  ['120 /-', '120'],
  ['રૂ. ૧૨૦', '૧૨૦'],
  ['1,200.50', '1,200.50'],
  ['₹40 / ₹60', '40 / 60'],
  ['40.5 - 60', '40.5 - 60'],
  // Without a space, and with words or signs around the number.
  ['Rs120', '120'],
  ['INR120', '120'],
  ['120rs', '120'],
  ['₹Rs120', '120'],
  ['Rs. 120.', '120'],
  ['MRP Rs. 120/-', '120'],
  ['M.R.P.: ₹120', '120'],
  ['Price - Rs 1,200/- only', '1,200'],
  // As arithmetic leaves them.
  ['119.99999999999999', '120'],
  ['0.30000000000000004', '0.30'],
  ['120.5', '120.50'],
  ['0.1', '0.10'],
  // No price.
  ['on request', undefined],
  ['₹', undefined],
  ['-', undefined],
])('reads %j as %j', (text, expected) => {
  expect(parsePrice(text)).toBe(expected);
});

test.each([
  ['120', '120'],
  ['1,200.50', '1200.50'],
  ['1,20,000', '120000'],
  ['40 - 60', undefined],
  ['1,2', undefined],
  ['૧૨૦', undefined],
])('gives %j to machines as %j', (price, expected) => {
  expect(priceNumber(price)).toBe(expected);
});
