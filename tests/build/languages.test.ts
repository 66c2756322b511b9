/** The sample site in all of its languages. */
import { expect, test } from 'vitest';
import { defaultLanguage, englishPath, languageOfPath } from '#/messages/languages.ts';
import { pagePath } from '#/business/pages.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { elementsIn, findAll, only, type Element } from '../fixtures/htmlPage.ts';
import { isNotFound, languagesAt } from '../fixtures/leftOutPages.ts';
import { valuesOf } from '../fixtures/xmlValues.ts';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');

const isLanguageLink = (element: Element) =>
  element.name === 'a' && element.attribs.hreflang !== undefined;

test('has each page in every language with its messages, and in no other', () => {
  const english = site.routes.filter((route) => languageOfPath(route) === defaultLanguage);
  const all = english.flatMap((route) =>
    languagesAt(route).map(({ code, path }) =>
      isNotFound(route) ? pagePath(code, 'notFound') : path + route,
    ),
  );
  expect(site.routes.toSorted()).toEqual(all.toSorted());
});

test('a page links itself in each of its languages', () => {
  for (const page of site.pages()) {
    const bare = englishPath(page.route);
    const alternates = findAll(page, 'link', 'hreflang').map(
      (link) => `${link.attribs.hreflang} ${link.attribs.href}`,
    );
    const own = languagesAt(page.route);
    const expected = [
      ...own.map(({ code, path }) => `${code} ${siteUrl}${path}${bare}`),
      `x-default ${siteUrl}${bare}`,
    ];
    const hasAlternates = !isNotFound(page.route) && own.length > 1;
    expect(alternates, page.route).toEqual(hasAlternates ? expected : []);
    const others = own
      .filter((language) => language !== languageOfPath(page.route))
      .map(({ path }) => path + (isNotFound(page.route) ? '/' : bare));
    for (const part of [findAll(page, 'header')[0], only(page, 'footer')]) {
      const links = part ? elementsIn(part).filter(isLanguageLink) : [];
      expect(new Set(links.map((link) => link.attribs.href)), page.route).toEqual(new Set(others));
    }
  }
});

test('links to the pages of its own language', () => {
  const wrong = site.pages().flatMap((page) => {
    const { path } = languageOfPath(page.route);
    const isInAnother = ({ attribs: { href = '', hreflang } }: Element) =>
      hreflang === undefined &&
      languageOfPath(href).path !== path &&
      site.routes.includes(path + englishPath(href.replace(/#.*/, '')));
    return findAll(page, 'a')
      .filter(isInAnother)
      .map(({ attribs }) => `${page.route}: ${attribs.href}`);
  });
  expect(wrong).toEqual([]);
});

test('lists every page with its translations in the sitemap', () => {
  const sitemap = site.read('sitemap-0.xml');
  const counts = valuesOf(sitemap, 'loc').map(
    (address) => languagesAt(new URL(address).pathname).length,
  );
  const links = counts.map((count) => (count > 1 ? count + 1 : 0)); // and `x-default`
  const alternates = sitemap.match(/hreflang=/g) ?? [];
  expect(alternates).toHaveLength(links.reduce((sum, count) => sum + count, 0));
});
