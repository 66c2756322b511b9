import { expect, test } from 'vitest';
import { readRupees } from '#/components/franchise/startReckoner.ts';

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
