import { expect, test } from 'vitest';
import { distanceKm, findNearest, type Point } from '#/lib/distance.ts';

const AHMEDABAD: Point = [23.03, 72.58];
const SURAT: Point = [21.19, 72.83];
const GANDHINAGAR: Point = [23.22, 72.65];

test('measures over the ground in kilometres', () => {
  expect(distanceKm(AHMEDABAD, SURAT)).toBeCloseTo(206, 0);
  expect(distanceKm(AHMEDABAD, AHMEDABAD)).toBe(0);
  expect(distanceKm([0, 179.9], [0, -179.9])).toBeCloseTo(22.2, 1);
  expect(distanceKm([90, 0], [-90, 0])).toBeCloseTo(20015, 0);
});

test('puts the nearest first and leaves out what is on no map', () => {
  const items = [{ name: 'Surat', at: SURAT }, { name: 'Bhuj' }, { name: 'G', at: GANDHINAGAR }];
  expect(findNearest(items, AHMEDABAD, 3).map(({ item }) => item.name)).toEqual(['G', 'Surat']);
  expect(findNearest(items, AHMEDABAD, 1)).toHaveLength(1);
});
