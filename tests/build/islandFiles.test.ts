import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { languages } from '#/words/languages.ts';
import { pageNames, pageWords } from '#/words/pages.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { attributeOf, findAll } from '../fixtures/htmlPage.ts';
import { languageOfRoute } from '../fixtures/pageLanguage.ts';

const IMPORT = /(?:from|import)[\s(]*["'`]\.\/([^"'`]+\.js)["'`]/g;

const site = openTestSite();
const importsOf = (file: string) =>
  [...site.read(`_astro/${file}`).matchAll(IMPORT)].map(([, name]) => name);

/** The type numbers in a serialized prop of Astro, `[0, { name: [0, "text"] }]`: 0 is JSON, 1 a list. */
function typesOf([type, value]: [number, unknown?]): number[] {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return [type, ...parts.flatMap(typesOf)];
}
const nameOf = (address = '') => address.replace(/^.*\//, '');

/** The files of each kind of island, from its element's attributes, and the renderers of each language. */
const islands = new Map<string, string>();
const renderersOf = new Map<string, Set<string>>();
for (const page of site.pages()) {
  const { code } = languageOfRoute(page.route);
  for (const island of findAll(page, 'astro-island')) {
    const renderer = nameOf(attributeOf(island, 'renderer-url'));
    islands.set(nameOf(attributeOf(island, 'component-url')), renderer);
    renderersOf.set(code, (renderersOf.get(code) ?? new Set()).add(renderer));
  }
}
const renderers = [...new Set(islands.values())];

test('all islands of a language share one renderer, which holds React and imports nothing', () => {
  expect([...renderersOf.values()].map(({ size }) => size)).toEqual(languages.map(() => 1));
  expect(renderers.flatMap(importsOf)).toEqual([]);
});

test('an island imports no file but that one, so that hydration is one round trip', () => {
  for (const [file, renderer] of islands)
    expect([file, importsOf(file)]).toEqual([file, [renderer]]);
});

test("no page's own script imports the renderer", () => {
  const others = site.files
    .filter((file) => file.startsWith('_astro/') && file.endsWith('.js'))
    .map(nameOf)
    .filter((file) => !islands.has(file) && !renderers.includes(file));
  const importers = others.filter((file) =>
    importsOf(file).some((name) => renderers.includes(name ?? '')),
  );
  expect(importers).toEqual([]);
});

test('scripts contain only labels and addresses of the pages’ words', () => {
  const scripts = site.files
    .filter((file) => file.endsWith('.js'))
    .map((file) => site.read(file))
    .join();
  const descriptions = languages.flatMap(({ code }) =>
    pageNames.map((name) => pageWords(code, name).description),
  );
  expect(descriptions.filter((text) => scripts.includes(text))).toEqual([]);
  expect(scripts).not.toContain(businessIn('en').address.lines[0]);
});

test('islands have only plain props, because their renderer reads no others', () => {
  for (const page of site.pages()) {
    for (const island of findAll(page, 'astro-island')) {
      const props = JSON.parse(attributeOf(island, 'props') ?? '{}') as Record<string, [number]>;
      expect(
        Object.values(props)
          .flatMap(typesOf)
          .filter((type) => type > 1),
      ).toEqual([]);
    }
  }
});

test('pages carry our own island element, a fifth of the size of the one that Astro prints', () => {
  for (const route of ['/', '/contact/']) {
    const page = site.read(`${route}index.html`.slice(1));
    // The page defines the directive before the element.
    const [element = ''] = /"astro:intent".*?customElements\.define\(.*?\)/s.exec(page) ?? [];
    expect(element).not.toBe('');
    expect(element.length).toBeLessThan(1000);
  }
});
