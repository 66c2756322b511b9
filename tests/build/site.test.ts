import { expect, test } from 'vitest';
import { isRecord } from '#/lib/isRecord.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { findAll, metaOf, textOf } from '../fixtures/htmlPage.ts';
import { languageOfRoute } from '../fixtures/pageLanguage.ts';
import { everyCheck } from '../fixtures/everyCheck.ts';
import { structuredDataOf, survey } from '../fixtures/siteFaults.ts';

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
const siteUrl = testSetting('TEST_SITE_URL');

const faults = survey(site, everyCheck(site, siteUrl));

/** The pages whose title or description occurs on another page too. */
const repeated = (values: [route: string, value: string][]): string[] =>
  values
    .filter(([route, value]) => values.some((other) => other[1] === value && other[0] !== route))
    .map(([route, value]) => `${route}: ${value}`);

test.each(ROUTES.filter((route) => !isLeftOut(route)))('has the page %s', (route) => {
  expect(site.routes).toContain(route);
});

test.skipIf(isLeftOut('/blog/'))('has a page for each of the twelve posts', () => {
  expect(site.routes.filter((route) => /^\/blog-single\/[^/]+\/$/.test(route))).toHaveLength(12);
});

test.skipIf(isLeftOut('/franchises-list/'))(
  'has a page for each of the 2 countries, 6 states and 14 cities',
  () => {
    const depth = (levels: number) =>
      site.routes.filter((route) =>
        new RegExp(`^/franchises-list(/[^/]+){${levels}}/$`).test(route),
      );
    expect([1, 2, 3].map((levels) => depth(levels).length)).toEqual([2, 6, 14]);
  },
);

test('gives every page one h1', () => {
  expect(faults('headings')).toEqual([]);
});

test('gives every page title, description, canonical and language', () => {
  expect(faults('head')).toEqual([]);
});

test('gives every page a social card that is there', () => {
  expect(faults('cards')).toEqual([]);
});

test('gives every page of a language a title of its own', () => {
  const titles = [...site.pages()].map((page): [string, string] => [
    page.route,
    languageOfRoute(page.route).name + findAll(page, 'title').map(textOf).join(),
  ]);
  expect(repeated(titles)).toEqual([]);
});

test('gives every page of a language a description of its own', () => {
  const descriptions = [...site.pages()].map((page): [string, string] => [
    page.route,
    languageOfRoute(page.route).name + (metaOf(page, 'description') ?? ''),
  ]);
  expect(repeated(descriptions)).toEqual([]);
});

test('links only to pages, places and files that are there', () => {
  expect(faults('links')).toEqual([]);
});

test('uses every id once and refers only to ids that are there', () => {
  expect(faults('ids')).toEqual([]);
});

test('gives every picture a size and an alternative', () => {
  expect(faults('pictures')).toEqual([]);
});

test('hydrates none but the seven islands, each on intent', () => {
  expect(faults('islands')).toEqual([]);
});

test('marks the language of every text in another script', () => {
  expect(faults('languages')).toEqual([]);
});

test('gives every section a heading, every list items and every figure content', () => {
  expect(faults('structure')).toEqual([]);
});

test('shows no trace of a missing value and no loading message', () => {
  expect(faults('text')).toEqual([]);
});

test('runs no inline handler and sets no style but custom properties', () => {
  expect(faults('safety')).toEqual([]);
});

test('names every inline script and style in the policy of its page', () => {
  expect(faults('policy')).toEqual([]);
});

test('loads nothing from another host', () => {
  expect(faults('ownFiles')).toEqual([]);
});

test('describes pages with structured data that can be read', () => {
  expect(faults('structuredData')).toEqual([]);
});

test('puts structured data, which grow with the content, after all visible content', () => {
  const early = [...site.pages()].flatMap((page) => {
    const footerAt = page.elements.findLastIndex(({ tagName }) => tagName === 'footer');
    const seen = { ...page, elements: page.elements.slice(0, footerAt) };
    const isCrumbs = (data: unknown) => isRecord(data) && data['@type'] === 'BreadcrumbList';
    return structuredDataOf(seen).filter((data) => !isCrumbs(data));
  });
  expect(early).toEqual([]);
});
