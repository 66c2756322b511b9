import { expect, test } from 'vitest';
import { describeKm } from '#/features/finder/describeKm.ts';

test.each([
  [0.04, '0.0 km'],
  [0.84, '0.8 km'],
  [23.6, '24 km'],
  [206.4, '206 km'],
])('says %d as %s', (km, said) => {
  expect(describeKm(km)).toBe(said);
});
