import { expect, test } from 'vitest';
import { distanceKm, findNearest, type Point } from '#/lib/places.ts';

const AHMEDABAD: Point = [23.03, 72.58];
const SURAT: Point = [21.19, 72.83];
const GANDHINAGAR: Point = [23.22, 72.65];

test('measures the distance along the ground in kilometres', () => {
  expect(distanceKm(AHMEDABAD, SURAT)).toBeCloseTo(206, 0);
  expect(distanceKm(AHMEDABAD, AHMEDABAD)).toBe(0);
  expect(distanceKm([0, 179.9], [0, -179.9])).toBeCloseTo(22.2, 1);
  expect(distanceKm([90, 0], [-90, 0])).toBeCloseTo(20015, 0);
});

test('sorts by distance and leaves out what is too far', () => {
  const items = [
    { name: 'Surat', at: SURAT },
    { name: 'A', at: AHMEDABAD },
    { name: 'G', at: GANDHINAGAR },
  ];
  const namesWithin = (km: number) =>
    findNearest(items, GANDHINAGAR, km).map(({ item }) => item.name);
  expect(namesWithin(100)).toEqual(['G', 'A']);
  expect(namesWithin(Infinity)).toEqual(['G', 'A', 'Surat']);
});
