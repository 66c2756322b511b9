/** The sample site in all of its languages. */
import { describe, expect, test } from 'vitest';
import { languages } from '#/config.ts';
import { englishPath, LANGUAGES } from '#/content/languages.ts';
import { openTestSite, testSetting } from '../fixtures/builtSite.ts';
import { findEnglish } from '../fixtures/englishSentences.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  metaOf,
  only,
  ownTextsOf,
  type Element,
} from '../fixtures/htmlPage.ts';
import { inherited } from '../fixtures/languageFaults.ts';
import { languageOfRoute } from '../fixtures/pageLanguage.ts';
import { valuesOf } from '../fixtures/xmlValues.ts';

const site = openTestSite();
const siteUrl = testSetting('TEST_SITE_URL');
const spoken = languages.map((code) => LANGUAGES[code]);

/** Addresses of pictures that are encoded for the site, with a content hash. */
const ENCODED_PICTURE = /\/_(?:astro|media)\/[^"\s,)]+\.(?:avif|webp|jpg|png)/g;

const isLanguageLink = (element: Element) =>
  element.name === 'a' && attributeOf(element, 'hreflang') !== undefined;

test('has every page in every language, and no other', () => {
  const english = site.routes.filter((route) => languageOfRoute(route) === LANGUAGES.en);
  const all = spoken.flatMap(({ path }) => english.map((route) => path + route));
  expect(site.routes.toSorted()).toEqual(all.toSorted());
});

test('shows on each page the same pictures in every language', () => {
  const pictures = (file: string) => new Set(site.read(file).match(ENCODED_PICTURE));
  const english = site.files.filter((file) => /^(?!gu\/|hi\/).*\.html$/.test(file));
  for (const file of english) {
    for (const { code } of spoken.slice(1)) {
      expect(pictures(`${code}/${file}`), `${code}/${file}`).toEqual(pictures(file));
    }
  }
  expect(pictures('index.html').size).toBeGreaterThan(10);
});

test('shows no English sentence of ours on a Gujarati or Hindi page', async () => {
  expect(await findEnglish(site)).toEqual([]);
});

test('describes the pages that we have written in their own language', () => {
  const englishOf = (route: string) => metaOf(site.page(englishPath(route)), 'description');
  const untranslated = site.routes.filter(
    (route) =>
      languageOfRoute(route) !== LANGUAGES.en &&
      !route.includes('/blog-single/') &&
      metaOf(site.page(route), 'description') === englishOf(route),
  );
  expect(untranslated).toEqual([]);
});

test('names in its head, and links from header and footer, every page in every language', () => {
  for (const page of site.pages()) {
    const bare = englishPath(page.route);
    const isNotFound = bare === '/404.html';
    const alternates = findAll(page, 'link', 'hreflang').map(
      (link) => `${attributeOf(link, 'hreflang')} ${attributeOf(link, 'href')}`,
    );
    const expected = [
      ...spoken.map(({ code, path }) => `${code} ${siteUrl}${path}${bare}`),
      `x-default ${siteUrl}${bare}`,
    ];
    expect(alternates, page.route).toEqual(isNotFound ? [] : expected);
    const others = spoken
      .filter((language) => language !== languageOfRoute(page.route))
      .map(({ path }) => path + (isNotFound ? '/' : bare));
    for (const part of [findAll(page, 'header')[0], only(page, 'footer')]) {
      const links = part ? [...elementsIn(part)].filter(isLanguageLink) : [];
      expect(new Set(links.map((link) => attributeOf(link, 'href'))), page.route).toEqual(
        new Set(others),
      );
    }
  }
});

/** The texts that screen readers get from an element itself. */
const wordsOf = (element: Element): string[] => [
  ...ownTextsOf(element),
  ...['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'].flatMap(
    (name) => attributeOf(element, name) ?? [],
  ),
];

describe.each([
  ['gu', /\p{Script=Gujarati}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const)('in %s', (code, letters) => {
  const pages = [...site.pages()].filter(({ route }) => languageOfRoute(route).code === code);

  test('nothing with words in the language of the page is marked as English', () => {
    const wrong = pages.flatMap(({ route, elements }) => {
      const { html } = site.page(englishPath(route)); // it has the same API text
      return elements
        .filter((element) => inherited(element, 'lang') === 'en')
        .flatMap(wordsOf)
        .filter((text) => letters.test(text) && !html.includes(text))
        .map((text) => `${route} ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  test('tabs and outlets in English are marked as English', () => {
    const islands = pages
      .flatMap((page) => findAll(page, 'astro-island'))
      .filter((island) =>
        /TabStrip|FranchiseFinder/.test(attributeOf(island, 'component-url') ?? ''),
      );
    const named = islands
      .flatMap((island) => [...elementsIn(island)])
      .filter(({ tagName }) => tagName === 'a' || tagName === 'h3')
      .flatMap((element) => [...elementsIn(element)])
      .filter((element) => {
        const text = ownTextsOf(element).join('');
        return /\p{Script=Latin}/u.test(text) && !letters.test(text);
      });
    const unsaid = named.filter((element) => inherited(element, 'lang') !== 'en');
    expect(named.length).toBeGreaterThan(50);
    expect(unsaid.flatMap(ownTextsOf)).toEqual([]);
  });

  test('sliders have a role in the words of the page', () => {
    const roles = pages.flatMap((page) =>
      page.elements.flatMap((element) => attributeOf(element, 'aria-roledescription') ?? []),
    );
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.filter((role) => !letters.test(role))).toEqual([]);
  });
});

test('lists every page with its translations in the sitemap', () => {
  const sitemap = site.read('sitemap-0.xml');
  const entries = valuesOf(sitemap, 'loc');
  const alternates = sitemap.match(/hreflang=/g);
  expect(alternates?.length).toBe(entries.length * (spoken.length + 1));
});
