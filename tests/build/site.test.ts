import { expect, test } from 'vitest';
import { isRecord } from '#/lib/isRecord.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { findAll, metaOf, structuredDataOf, textOf, type HtmlPage } from '../fixtures/htmlPage.ts';
import { languageOfRoute } from '../fixtures/pageLanguage.ts';
import { findFaults } from '../fixtures/siteFaults.ts';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');

test('every page passes every check of a built site', () => {
  expect(findFaults(site, siteUrl)).toEqual([]);
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
