import { expect, test } from 'vitest';
import { openTestSite, testSetting } from '../fixtures/builtSite';
import { findAll, metaOf, textOf } from '../fixtures/htmlPage';
import {
  checkCard,
  checkHead,
  checkHeadings,
  checkIds,
  checkIslands,
  checkLinks,
  checkOwnFiles,
  checkPictures,
  checkPolicy,
  checkSafety,
  checkText,
  faultsOf,
} from '../fixtures/siteFaults';

const ROUTES = [
  '/',
  '/about/',
  '/blog/',
  '/teams/',
  '/chef-single/',
  '/contact/',
  '/faqs/',
  '/image-gallery/',
  '/menu/',
  '/franchise-details/',
  '/services/',
  '/testimonial/',
  '/video-gallery/',
  '/ready-to-eat/',
  '/franchises-list/',
  '/404.html',
];

const site = openTestSite();

/** The pages that share their title or description with another. */
const repeated = (values: [route: string, value: string][]): string[] =>
  values
    .filter(([route, value]) => values.some((other) => other[1] === value && other[0] !== route))
    .map(([route, value]) => `${route}: ${value}`);

test.each(ROUTES)('has the page %s', (route) => {
  expect(site.routes).toContain(route);
});

test('has a page for each of the twelve posts', () => {
  expect(site.routes.filter((route) => /^\/blog-single\/[^/]+\/$/.test(route))).toHaveLength(12);
});

test('has a page for each of the 2 countries, 6 states and 14 cities', () => {
  const depth = (levels: number) =>
    site.routes.filter((route) => new RegExp(`^/franchises-list(/[^/]+){${levels}}/$`).test(route));
  expect([1, 2, 3].map((levels) => depth(levels).length)).toEqual([2, 6, 14]);
});

test('gives every page one h1', () => {
  expect(faultsOf(site, checkHeadings)).toEqual([]);
});

test('gives every page title, description, canonical and language', () => {
  expect(faultsOf(site, checkHead(testSetting('TEST_SITE_URL')))).toEqual([]);
});

test('gives every page a social card that is there', () => {
  expect(faultsOf(site, checkCard(site, testSetting('TEST_SITE_URL')))).toEqual([]);
});

test('gives every page a title of its own', () => {
  const titles = [...site.pages()].map((page): [string, string] => [
    page.route,
    findAll(page, 'title').map(textOf).join(),
  ]);
  expect(repeated(titles)).toEqual([]);
});

test('gives every page a description of its own', () => {
  const descriptions = [...site.pages()].map((page): [string, string] => [
    page.route,
    metaOf(page, 'description') ?? '',
  ]);
  expect(repeated(descriptions)).toEqual([]);
});

test('links only to pages, places and files that are there', () => {
  expect(faultsOf(site, checkLinks(site))).toEqual([]);
});

test('uses every id once and refers only to ids that are there', () => {
  expect(faultsOf(site, checkIds)).toEqual([]);
});

test('gives every picture a size and an alternative', () => {
  expect(faultsOf(site, checkPictures)).toEqual([]);
});

test('hydrates none but the seven islands, each on intent', () => {
  expect(faultsOf(site, checkIslands)).toEqual([]);
});

test('shows no trace of a missing value and no loading message', () => {
  expect(faultsOf(site, checkText)).toEqual([]);
});

test('runs no inline handler and sets no style but custom properties', () => {
  expect(faultsOf(site, checkSafety)).toEqual([]);
});

test('names every inline script and style in the policy of its page', () => {
  expect(faultsOf(site, checkPolicy)).toEqual([]);
});

test('loads nothing from another host', () => {
  expect(faultsOf(site, checkOwnFiles)).toEqual([]);
});
