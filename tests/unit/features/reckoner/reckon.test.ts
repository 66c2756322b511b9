import { expect, test } from 'vitest';
import { readRupees, reckon, writeRupees } from '#/features/reckoner/reckon.ts';

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

test.each([
  [45_000, 45_000, '₹45,000'],
  [270_000, 270_000, '₹2.7 lakh'],
  [690_000, 990_000, '₹6.9–9.9 lakh'],
  [90_000, 120_000, '₹90,000 to ₹1.2 lakh'],
  [12_000_000, 12_000_000, '₹1.2 crore'],
])('formats %i to %i as %s', (from, to, text) => {
  const notation = { tag: 'en-IN', lakh: ' lakh', crore: ' crore', fromTo: '{from} to {to}' };
  expect(writeRupees([from, to], notation)).toBe(text);
});
