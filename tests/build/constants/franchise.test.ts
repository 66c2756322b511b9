/** The counts, words and order that no change may alter: franchise details and franchises list. */
import { expect, test } from 'vitest';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { openTestSite } from '../../fixtures/testSite.ts';
import {
  attributeOf,
  crumbsOf,
  elementsIn,
  findAll,
  linksTo,
  only,
  sectionUnder,
  textOf,
  textsIn,
} from '../../fixtures/htmlPage.ts';

const site = openTestSite();

const details = site.page('/franchise-details/');

test('stands below Home and Franchise', () => {
  expect(crumbsOf(details)).toEqual(['Home', 'Franchise', 'Franchise Opportunity']);
});

test('gives five reasons for the opportunity', () => {
  const reasons = textsIn(sectionUnder(details, 'Franchise Opportunity'), 'h3').map((text) =>
    text.toLowerCase(),
  );
  expect(reasons).toEqual([
    'proven business model',
    'comprehensive training',
    'ongoing support',
    'marketing assistance',
    'exclusive territory',
  ]);
});

test('leads to each of the six benefits, and shows their numbered questions with the first one open', () => {
  const tabs = linksTo(details, /^#benefit-/);
  expect(tabs).toHaveLength(6);
  const lists = findAll(details, 'div').filter((div) =>
    attributeOf(div, 'class')?.includes('faqs'),
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const open = elementsIn(list)
      .filter(({ tagName }) => tagName === 'details')
      .map((element) => attributeOf(element, 'open') !== undefined);
    expect(open.indexOf(true)).toBe(0);
    expect(open.lastIndexOf(true)).toBe(0);
    const numbers = textsIn(list, 'summary').map((text) => text.match(/^(\d+)\. \S/)?.[1]);
    expect(numbers).toEqual(open.map((_, index) => String(index + 1)));
  }
});

test('hides Selected benefit not found. until an address names an unknown benefit', () => {
  const alert = details.elements.find((element) => attributeOf(element, 'role') === 'alert');
  expect(alert && textOf(alert)).toBe('Selected benefit not found.');
  expect(alert && attributeOf(alert, 'hidden')).toBeDefined();
});

test('offers a phone call', () => {
  expect(linksTo(details, /^tel:/).length).toBeGreaterThan(0);
});

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
