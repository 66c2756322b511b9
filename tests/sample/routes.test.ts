/** Every page of the sample, in each language; a missing or additional page is named. */
import { expect, test } from 'vitest';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { openTestSite } from '../fixtures/builtSite.ts';

const PAGES = [
  ...['/', '/about/', '/chef-single/', '/contact/', '/faqs/', '/franchise-details/'],
  ...['/image-gallery/', '/menu/', '/ready-to-eat/', '/services/', '/teams/', '/testimonial/'],
  ...['/video-gallery/', '/blog/'],
  ...Array.from({ length: 12 }, (_, index) => `/blog-single/${index + 1}/`),
];
const slugOf = (name = '') => `${name.toLowerCase().replaceAll(' ', '-')}/`;
/** A page for each country, state and city. */
const locations = franchiseStates.flatMap(({ name, cities }) => {
  const country = slugOf(cities[0]?.franchises[0]?.country.name.en);
  const state = country + slugOf(name.en);
  return ['', country, state, ...cities.map((city) => state + slugOf(city.name.en))];
});
const PLACES = [...new Set(locations)].map((path) => `/franchises-list/${path}`);

test.each([
  ['English', '', '/404.html'],
  ['Gujarati', '/gu', '/gu/404/'],
  ['Hindi', '/hi', '/hi/404/'],
])('has each page in %s', (_, path, notFound) => {
  const own = openTestSite().routes.filter(
    (route) => /^\/(gu|hi)(?=\/)|/.exec(route)?.[0] === path,
  );
  const pages = [...PAGES, ...PLACES].map((route) => path + route);
  expect(own.toSorted()).toEqual([...pages, notFound].sort());
});
