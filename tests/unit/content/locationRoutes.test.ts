import { expect, test } from 'vitest';
import { firstLocationRoute, listLocationRoutes, slugsOf } from '#/features/finder/locationRoutes.ts';

const city = (slug: string) => ({ name: slug, slug, outlets: [] });
const state = (slug: string, ...cities: string[]) => ({
  name: slug,
  slug,
  country: 'India',
  countrySlug: 'india',
  cities: cities.map(city),
});
const countries = [
  { name: 'India', slug: 'india', states: [state('gujarat', 'surat', 'bhuj'), state('goa')] },
  { name: 'Nepal', slug: 'nepal', states: [] },
];

test('every country, state and city has a page', () => {
  expect(listLocationRoutes(countries).map((route) => slugsOf(route).join('/'))).toEqual([
    'india',
    'india/gujarat',
    'india/gujarat/surat',
    'india/gujarat/bhuj',
    'india/goa',
    'nepal',
  ]);
});

test('the first city of the first state of the first country is chosen at start-up', () => {
  expect(slugsOf(firstLocationRoute(countries))).toEqual(['india', 'gujarat', 'surat']);
});

test('nothing is chosen where there is nothing', () => {
  expect(slugsOf(firstLocationRoute([]))).toEqual([]);
});
