/** Every page of the sample, in each language; a missing or additional page is named. */
import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/builtSite.ts';

const PAGES = [
  ...['/', '/about/', '/chef-single/', '/contact/', '/faqs/', '/franchise-details/'],
  ...['/image-gallery/', '/menu/', '/ready-to-eat/', '/services/', '/teams/', '/testimonial/'],
  ...['/video-gallery/', '/blog/'],
  ...Array.from({ length: 12 }, (_, index) => `/blog-single/${index + 1}/`),
];
const OUTLETS = [
  '',
  'india/',
  'india/gujarat/',
  'india/gujarat/ahmedabad/',
  'india/gujarat/bhuj/',
  'india/gujarat/gandhinagar/',
  'india/gujarat/jamnagar/',
  'india/gujarat/rajkot/',
  'india/gujarat/surat/',
  'india/gujarat/vadodara/',
  'india/madhya-pradesh/',
  'india/madhya-pradesh/indore/',
  'india/maharashtra/',
  'india/maharashtra/mumbai/',
  'india/maharashtra/pune/',
  'india/rajasthan/',
  'india/rajasthan/udaipur/',
  'united-kingdom/',
  'united-kingdom/greater-london/',
  'united-kingdom/greater-london/harrow/',
  'united-kingdom/greater-london/wembley/',
  'united-kingdom/leicestershire/',
  'united-kingdom/leicestershire/leicester/',
].map((path) => `/franchises-list/${path}`);

test.each([
  ['English', '', '/404.html'],
  ['Gujarati', '/gu', '/gu/404/'],
  ['Hindi', '/hi', '/hi/404/'],
])('has each page in %s', (_, path, notFound) => {
  const own = openTestSite().routes.filter(
    (route) => /^\/(gu|hi)(?=\/)|/.exec(route)?.[0] === path,
  );
  const pages = [...PAGES, ...OUTLETS].map((route) => path + route);
  expect(own.toSorted()).toEqual([...pages, notFound].sort());
});
