import { expect, test, vi } from 'vitest';
import { findUntranslated } from '#/pipeline/untranslated.ts';

vi.mock('#/messages/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/languages.ts')>();
  const codes = ['en', 'qaa', 'qab', 'qac', 'qad', 'qae'];
  const languages = codes.map((code) => ({ code, tag: code, path: `/${code}` }));
  const languageOf = (locale: string) => languages.find(({ code }) => code === locale);
  return { ...actual, languages, languageOf };
});

vi.mock('#/messages/messages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/messages.ts')>();
  const list = (code: string) => {
    const english = actual.listMessageFiles('en');
    if (code === 'qac') return ['menu'];
    return code === 'qad' ? english.filter((name) => name !== 'menu') : english;
  };
  return { ...actual, listMessageFiles: list };
});

vi.mock('#/business/copy.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/copy.ts')>();
  const missingCopy = (code: string) => (code === 'qad' ? ['about.story.heading'] : []);
  return { ...actual, speaks: (code: string) => code !== 'qae', missingCopy };
});

/** Returns the lines about the fully translated languages. */
const findInOwn = (facts: object) =>
  findUntranslated(facts).filter((line) => !/qa[cde]/.test(line));

test('names the facts without a translation', () => {
  const tagline = { en: 'Snacks', qaa: 'Nasto' };
  const items = [{ name: { en: 'Sev' } }, { name: 'Gathiya' }, { name: { en: 'Chakri' } }];
  expect(findInOwn({ tagline, packs: { items } })).toEqual([
    'src/brand/facts/ lacks translations to qaa, so pages show English or leave out a block: packs.items[0].name, packs.items[2].name',
    'src/brand/facts/ lacks translations to qab, so pages show English or leave out a block: tagline, packs.items[0].name, packs.items[2].name',
  ]);
});

test('names the shared messages that keep a language unpublished', () => {
  const start = 'no page is published in qac: src/messages/qac/ lacks finder, formMarkup, forms';
  expect(findUntranslated({})).toContainEqual(expect.stringContaining(start));
});

test('names each page that a language lacks', () => {
  expect(findUntranslated({})).toContain(
    'src/messages/qad/ has no menu.json: links to /menu/ lead to English',
  );
});

test('names the texts of the copy that a language lacks', () => {
  expect(findUntranslated({})).toContain(
    'src/brand/copy/qad/ lacks texts, so pages leave out their blocks: about.story.heading',
  );
});

test('names a language that the business does not speak', () => {
  expect(findUntranslated({})).toContain(
    'no page is published in qae: there is no src/brand/copy/qae/',
  );
});
