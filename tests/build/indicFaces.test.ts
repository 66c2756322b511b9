import { expect, test } from 'vitest';
import { INDIC_FACES } from '#/tools/fonts/indicFaces.ts';
import { languageOfPath, scriptOf } from '#/messages/languages.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { openFace, wordsSetOtherwise } from '../fixtures/fontGlyphs.ts';
import { findAll, sourceOf, textOf, type Element, type HtmlPage } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const routesOf = (iso: string) =>
  site.routes.filter((route) => scriptOf(languageOfPath(route).code) === iso);

const classesOf = (element: Element) => (element.attribs.class ?? '').split(' ');

/** Whether an element uses the display font (`text.css`). */
const isDisplay = (element: Element): boolean =>
  (['h1', 'h2'].includes(element.tagName) || classesOf(element).includes('display')) &&
  !classesOf(element).includes('label') &&
  element.attribs['data-face'] !== 'text' &&
  element.attribs.lang === undefined;

const headingsOf = (page: HtmlPage): string[] => page.elements.filter(isDisplay).map(textOf);

/** The words of a script on all pages in it, without repetition. */
function wordsOf(iso: string, word: RegExp, read: (page: HtmlPage) => string[]): Set<string> {
  const pages = routesOf(iso).map((route) => site.page(route));
  return new Set(pages.flatMap(read).flatMap((text) => text.match(word) ?? []));
}

test.each(INDIC_FACES)(
  'the display font sets every heading in $iso like the whole font',
  async ({ iso, script, display }) => {
    const words = wordsOf(iso, script.word, headingsOf);
    expect(wordsSetOtherwise(await openFace(display), words)).toEqual([]);
  },
);

test('no style spaces or changes letters, which would break Indian words', () => {
  const styles = site
    .pages()
    .flatMap((page) => findAll(page, 'style').map(sourceOf))
    .join();
  expect(styles).not.toMatch(/letter-spacing:(?!normal)|text-transform|first-letter/);
});
