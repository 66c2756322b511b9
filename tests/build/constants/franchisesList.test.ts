/** The counts, words and order that no change may alter: franchises list. */
import { expect, test } from 'vitest';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  crumbsOf,
  elementsIn,
  findAll,
  only,
  textOf,
  textsIn,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();

const list = site.page('/franchises-list/');
const findOutlets = () => findAll(list, 'li').filter((item) => textsIn(item, 'h3').length > 0);

test('is called Our Franchises and stands below Home/', () => {
  expect(textOf(only(list, 'h1'))).toBe('Our Franchises');
  expect(crumbsOf(list)).toEqual(['Home/', 'Franchises']);
});

test('starts with the first country, state and city of the API', () => {
  const [country, state, city] = [
    franchiseStates[0]?.cities[0]?.franchises[0]?.country.name.en,
    franchiseStates[0]?.name.en,
    franchiseStates[0]?.cities[0]?.name.en,
  ];
  expect(textOf(list.root)).toContain(`Franchises in ${city}, ${state}, ${country}`);
  expect(findOutlets()).toHaveLength(franchiseStates[0]?.cities[0]?.franchises.length ?? 0);
});

test('offers an empty choice of country, state and city', () => {
  const empty = textsIn(only(list, 'main'), 'option').filter((text) => text.startsWith('Select'));
  expect(empty).toEqual(['Select a country', 'Select a state', 'Select a city']);
});

test('opens the map of an outlet in a new tab', () => {
  const links = findOutlets().flatMap((outlet) =>
    elementsIn(outlet).filter((element) => attributeOf(element, 'target') === '_blank'),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(attributeOf(link, 'href')).toMatch(/^https:/);
});
