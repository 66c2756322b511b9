import { expect, test, vi } from 'vitest';
import { findUntranslated } from '#/pipeline/untranslated.ts';

vi.mock('#/messages/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/languages.ts')>();
  const codes = ['en', 'qaa', 'qab', 'qac'];
  return { ...actual, languages: codes.map((code) => ({ code, tag: code, path: `/${code}` })) };
});

vi.mock('#/messages/messages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/messages/messages.ts')>();
  const list = (code: string) => (code === 'qac' ? ['menu'] : actual.listWordFiles('en'));
  return { ...actual, listWordFiles: list };
});

vi.mock('#/business/parts.ts', () => ({
  parts: { franchises: false, packs: true, team: true, blog: true },
}));

/** Of the languages that have all words. */
const findInOwn = (facts: object) =>
  findUntranslated(facts).filter((line) => !line.includes('qac'));

test('facts without a translation are counted and named', () => {
  const tagline = { en: 'Snacks', qaa: 'Nasto' };
  const items = [{ name: { en: 'Sev' } }, { name: 'Gathiya' }, { name: { en: 'Chakri' } }];
  expect(findInOwn({ tagline, packs: { items } })).toEqual([
    'src/business: 2 texts lack qaa, so English shows: packs.items[0].name, packs.items[2].name',
    'src/business: 3 texts lack qab, so English shows: tagline, packs.items[0].name, packs.items[2].name',
  ]);
});

test('a language without the words that all pages share is not published: all but those of a part that is off are named', () => {
  expect(findUntranslated({})).toEqual([
    'no page is published in qac: src/messages/qac/ lacks formMarkup, forms, header, notices, post, privacy, shared, units, video',
  ]);
});
