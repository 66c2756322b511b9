import { expect, test } from 'vitest';
import { languageOfPath } from '#/messages/languages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { findAll, inherited, ownTextsOf, type HtmlPage } from '../fixtures/htmlPage.ts';

/** Names, and words that stay in Latin letters in every language. */
const LATIN_WORDS =
  /Tikhu|Mithu|Foods|Namuna Web Studio|Tiffin Dot|English|JavaScript|WhatsApp|\S+\.example\S*|\b[A-Z]+\b|kcal/g;

/** The texts of a page, each with the language of its nearest lang attribute. */
const textsOn = (page: HtmlPage) =>
  findAll(page, 'a button dd dt h1 h2 h3 label li option p span summary td th title').flatMap(
    (element) =>
      ownTextsOf(element).map((text) => ({ text, lang: inherited(element, 'lang')?.slice(0, 2) })),
  );

const pages = openTestSite().pages();

test('has no English word on Gujarati and Hindi pages', () => {
  const words = pages
    .filter(({ route }) => languageOfPath(route).code !== 'en')
    .flatMap((page) => textsOn(page).map(({ text }) => `${page.route}: ${text}`))
    .filter((line) => /[A-Za-z]{3}/.test(line.replace(/^.*?: /, '').replaceAll(LATIN_WORDS, '')));
  expect(words).toEqual([]);
});

test.each([
  ['gu', /\p{Script=Gujarati}/u],
  ['hi', /\p{Script=Devanagari}/u],
])('marks texts whose letters are all those of %s with its language', (code, letters) => {
  const wrong = pages
    .flatMap(textsOn)
    .filter(({ text, lang }) => letters.test(text) && !/[a-z]/i.test(text) && lang !== code)
    .map(({ text }) => text);
  expect(wrong).toEqual([]);
});
