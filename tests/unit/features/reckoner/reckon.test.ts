import { expect, test } from 'vitest';
import { readRupees, reckon } from '#/features/reckoner/reckon.ts';

test.each([
  ['45000', 45_000],
  ['1,45,000', 145_000],
  ['₹ 45,000', 45_000],
  ['Rs. 45000', 45_000],
  ['૪૫,૦૦૦', 45_000],
  ['0', 0],
])('reads %j as %i rupees', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees);
});

test.each(['', '45k', '1.5 lakh', '45000/-', '1e5', '1234567890'])(
  'reads no amount from %j',
  (typed) => {
    expect(readRupees(typed)).toBeUndefined();
  },
);

test('adds the deposit and the advance rent to both ends of the investment', () => {
  expect(reckon([600_000, 900_000], 10_000, { deposit: 6, ahead: 3 })).toEqual({
    deposit: 60_000,
    ahead: 30_000,
    sum: [690_000, 990_000],
  });
});
