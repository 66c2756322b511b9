import { expect, test } from 'vitest';
import { formatRupeeRange, formatRupees } from '#/components/franchise/formatRupees.ts';

test.each([
  [0, '₹0'],
  [950, '₹950'],
  [45_000, '₹45,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1 lakh'],
  [1_250_000, '₹12.5 lakh'],
  [12_000_000, '₹1.2 crore'],
])('%i is written %s', (rupees, written) => {
  expect(formatRupees(rupees)).toBe(written);
});

test.each([
  [[600_000, 900_000], '₹6–9 lakh'],
  [[708_000, 1_008_000], '₹7.1–10.1 lakh'],
  [[95_000, 120_000], '₹95,000 to ₹1.2 lakh'],
  [[9_500_000, 11_000_000], '₹95 lakh to ₹1.1 crore'],
  [[500_000, 500_000], '₹5 lakh'],
] as const)('%j is written %s', (range, written) => {
  expect(formatRupeeRange(range)).toBe(written);
});
