import { expect, test, vi } from 'vitest';
import { formatAmount, readRupees } from '#/components/franchise/startReckoner.ts';

test.each([
  ['45000', 45_000],
  ['₹ 45,000', 45_000],
  ['45000.50', 45_000],
  ['૪૫,૦૦૦', 45_000],
  ['४५०००', 45_000],
  ['', 0],
  ['about', 0],
])('reads the rupees in %j', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees);
});

test('writes amounts in Latin digits, like the rest of the page', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'mr-IN' } });
  expect(formatAmount(1_200_000)).toBe('₹12,00,000');
});
