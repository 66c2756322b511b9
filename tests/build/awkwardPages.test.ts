import { serializeOuter } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAwkwardContent } from '../fixtures/awkwardContent';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture';
import type { BuiltSite } from '../fixtures/builtSite';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi';
import {
  attributeOf,
  elementsIn,
  findAll,
  sectionUnder,
  textOf,
  textsByRole,
  textsIn,
  type Element,
} from '../fixtures/htmlPage';
import { checkIds } from '../fixtures/siteFaults';

const BUILD_MS = 600_000;

let api: FixtureApi;
let site: BuiltSite;
let warnings: string[];

const textOn = (route: string): string => textOf(site.page(route).root);

beforeAll(async () => {
  api = await startFixtureApi(makeAwkwardContent());
  api.setFault('/api/blog/broken', '500');
  const folder = await emptyBuildFolder('awkward');
  ({ site, warnings } = await buildFixture({ api, folder, allowContentErrors: true }));
}, BUILD_MS);

afterAll(() => api.close());

test.each([
  ['/services/', 'Item 1'],
  ['/services/', 'No description available'],
  ['/services/', 'No key features available.'],
  ['/teams/', 'Team Member'],
  ['/faqs/', 'Untitled Category'],
  ['/faqs/', 'No question available'],
  ['/faqs/', 'No answer available'],
  ['/faqs/', 'No FAQs available.'],
  ['/franchise-details/', 'No key features available.'],
  ['/franchise-details/', 'No FAQs available.'],
  ['/franchises-list/india/gujarat/vadodara/', 'N/A'],
  ['/franchises-list/india/gujarat/bhuj/', 'No franchises available in Bhuj, Gujarat, India.'],
])('shows on %s what stands in for a missing value: %s', (route, fallback) => {
  expect(textOn(route)).toContain(fallback);
});

test('prints a price only where it may be shown, and a dash on the services page otherwise', () => {
  const items = textsIn(sectionUnder(site.page('/services/'), 'What a counter sells'), 'li');
  expect(items.find((item) => item.includes('Khandvi'))).toContain('₹60');
  expect(items.find((item) => item.includes('Masala chai'))).toContain('Masala chai -');
  expect(textOn('/menu/')).not.toContain('₹20');
});

test('reads key features from JSON in a string and from commas', () => {
  const features = textsIn(site.page('/services/').root, 'li');
  expect(features).toEqual(expect.arrayContaining(['Rolled', 'Thin', 'Strong', 'Sweet']));
});

test('keeps a dish whose key features are of no known shape, without them', () => {
  const dish = sectionUnder(site.page('/services/'), 'Chai for a head');
  expect(textOf(dish)).toContain('No key features available.');
});

test('shows the first and the third paragraph of a post and neither the second nor the fourth', () => {
  const text = textOn('/blog-single/1/');
  expect(text).toContain('First paragraph.');
  expect(text).toContain('Third paragraph.');
  expect(text).not.toContain('Second paragraph.');
  expect(text).not.toContain('Fourth paragraph.');
});

test('shows no date where none can be read', () => {
  expect(findAll(site.page('/blog-single/1/'), 'time')).toEqual([]);
});

test('says on the page of a post whose body is gone: Blog not found.', () => {
  expect(textOn('/blog-single/gone/')).toContain('Blog not found.');
});

test('alerts on the page of a post whose body fails', () => {
  expect(textsByRole(site.page('/blog-single/broken/'), 'alert')).toEqual([
    'Failed to load blog. Please try again later.',
  ]);
});

test('leaves out a state without a franchise, with a warning', () => {
  expect(site.routes.filter((route) => route.includes('nowhere'))).toEqual([]);
  expect(warnings.join('\n')).toMatch(/\/api\/franchise\/add-franchise-details.*left out/);
});

test('puts something drawn in the place of every missing picture', () => {
  for (const route of ['/menu/', '/services/', '/teams/', '/image-gallery/', '/video-gallery/']) {
    expect(findAll(site.page(route), 'img'), route).toEqual([]);
    expect(findAll(site.page(route), 'svg').length, route).toBeGreaterThan(5);
  }
});

test('leaves no place of a picture bare on any page', () => {
  const isPlace = (element: Element) => attributeOf(element, 'class') === 'fallback';
  const isBare = (place: Element) =>
    ![...elementsIn(place)].some(({ tagName }) => tagName === 'svg');
  const places = [...site.pages()].flatMap(({ route, elements }) =>
    elements.filter(isPlace).map((place) => ({ route, isBare: isBare(place) })),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => place.isBare)).toEqual([]);
});

test('stands nine drawings in turn in the place of missing video pictures', () => {
  const page = site.page('/video-gallery/');
  const tiles = findAll(page, 'main').flatMap((main) =>
    [...elementsIn(main)].filter((element) => attributeOf(element, 'class')?.includes('picture')),
  );
  const drawings = tiles
    .filter(({ tagName }) => tagName === 'svg')
    .map((drawing) => serializeOuter(drawing));
  expect(drawings).toHaveLength(10);
  expect(new Set(drawings)).toHaveProperty('size', 9);
  expect(drawings[9]).toBe(drawings[0]);
});

test('shows the optional parts of a benefit only where they are', () => {
  const page = site.page('/franchise-details/');
  const headings = textsIn(page.root, 'h3');
  expect(headings).toContain('Features');
  expect(headings).toContain('Questions on this');
  expect(headings.filter((heading) => heading === '')).toEqual([]);
});

test('gives every part of a page its own id, whatever categories are called', () => {
  expect([...site.pages()].flatMap((page) => checkIds(page))).toEqual([]);
});
