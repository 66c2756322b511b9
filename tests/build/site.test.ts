import { expect, test } from 'vitest';
import { isRecord } from '#/lib/isRecord.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite, testOf } from '../fixtures/testSite.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { findAll, metaOf, textOf, type HtmlPage } from '../fixtures/htmlPage.ts';
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

test.each(ROUTES.filter((route) => !isLeftOut(route)))('has the page %s', (route) => {
  expect(site.routes).toContain(route);
});

testOf('/blog/')('has a page for each of the twelve posts', () => {
  expect(site.routes.filter((route) => /^\/blog-single\/[^/]+\/$/.test(route))).toHaveLength(12);
});

testOf('/franchises-list/')(
  'has a page for each of the 2 countries, 6 states and 14 cities',
  () => {
    const depth = (levels: number) =>
      site.routes.filter((route) =>
        new RegExp(`^/franchises-list(/[^/]+){${levels}}/$`).test(route),
      );
    expect([1, 2, 3].map((levels) => depth(levels).length)).toEqual([2, 6, 14]);
  },
);

test.each([
  { check: 'headings', does: 'has one h1' },
  { check: 'head', does: 'has title, description, canonical and language' },
  { check: 'cards', does: 'has a social card that is there' },
  { check: 'links', does: 'links only to pages, places and files that are there' },
  { check: 'ids', does: 'uses every id once and refers only to ids that are there' },
  { check: 'pictures', does: 'gives every picture a size and an alternative' },
  { check: 'islands', does: 'hydrates none but the seven islands, each on intent' },
  { check: 'languages', does: 'marks the language of every text in another script' },
  {
    check: 'structure',
    does: 'gives every section a heading, every list items and every figure content',
  },
  { check: 'text', does: 'shows no trace of a missing value and no loading message' },
  { check: 'safety', does: 'runs no inline handler and sets no style but custom properties' },
  { check: 'policy', does: 'names every inline script and style in its policy' },
  { check: 'ownFiles', does: 'loads nothing from another host' },
  { check: 'structuredData', does: 'has structured data that can be read' },
] as const)('every page $does', ({ check }) => {
  expect(faults(check)).toEqual([]);
});

test.each([
  ['title', (page: HtmlPage) => findAll(page, 'title').map(textOf).join()],
  ['description', (page: HtmlPage) => metaOf(page, 'description')],
])('every page of a language has a %s of its own', (_, read) => {
  const routes = Map.groupBy(
    site.pages(),
    (page) => `${languageOfRoute(page.route).name}: ${read(page)}`,
  );
  expect([...routes].filter(([, pages]) => pages.length > 1).map(([text]) => text)).toEqual([]);
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
