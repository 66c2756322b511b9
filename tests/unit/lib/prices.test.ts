import { expect, test } from 'vitest';
import { formatPrice, formatRange, rupeesIn } from '#/lib/prices.ts';

test.each([
  ['60', '₹60', 60],
  ['60.00', '₹60', 60],
  ['119.99999999999999', '₹120', 120],
  ['120.5', '₹120.50', 120.5],
  ['1,200.00', '₹1,200', 1200],
  ['₹1,20,000', '₹1,20,000', 120_000],
  ['₹ 60/-', '₹60', 60],
  ['Rs: 60', '₹60', 60],
  ['Rs-60', '₹60', 60],
  ['₹Rs120', '₹120', 120],
  ['MRP Rs. 120/-', '₹120', 120],
  ['M.R.P.: ₹120', '₹120', 120],
])('recognizes %j as an amount', (text, shown, rupees) => {
  expect(formatPrice(text)).toBe(shown);
  expect(rupeesIn(text)).toBe(rupees);
  expect(rupeesIn(shown)).toBe(rupees);
});

test.each(['$5', '₹-60', 'from ₹50', '40 - 60', 'on request', '1,2', '1e3', '₹૬૦'])(
  'leaves %j as it is written',
  (text) => {
    expect(formatPrice(text)).toBe(text);
    expect(rupeesIn(text)).toBeUndefined();
  },
);

test.each([
  [45_000, 45_000, '₹45,000'],
  [270_000, 270_000, '₹2.7 lakh'],
  [690_000, 990_000, '₹6.9–9.9 lakh'],
  [90_000, 120_000, '₹90,000 to ₹1.2 lakh'],
  [10_000_000, 12_000_000, '₹1–1.2 crore'],
])('formats %i to %i as %s', (from, to, text) => {
  const words = { lakh: ' lakh', crore: ' crore', fromTo: '{from} to {to}' };
  expect(formatRange([from, to], words)).toBe(text);
});
