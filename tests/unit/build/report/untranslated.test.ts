import { expect, test, vi } from 'vitest';
import { findUntranslated } from '#/build/report/untranslated.ts';
import { business } from '#/business/business.ts';

vi.mock('#/words/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/words/languages.ts')>();
  const marathi = { code: 'mr', tag: 'mr-IN', name: 'मराठी', path: '/mr', direction: 'ltr' };
  return { ...actual, languages: [...actual.languages, marathi] };
});

vi.mock('#/words/words.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/words/words.ts')>();
  const list = (code: string) => (code === 'mr' ? ['menu'] : actual.listWordFiles(code));
  return { ...actual, listWordFiles: list };
});

/** Of Gujarati and Hindi alone. */
const findInOwn = (facts: object) => findUntranslated(facts).filter((line) => !line.includes('mr'));

test('the sample says every fact in every language', () => {
  expect(findInOwn(business)).toEqual([]);
});

test('facts without a translation are counted and named', () => {
  const tagline = { en: 'Snacks', gu: 'નાસ્તો' };
  const items = [{ name: { en: 'Sev' } }, { name: 'Gathiya' }, { name: { en: 'Chakri' } }];
  expect(findInOwn({ tagline, packs: { items } })).toEqual([
    'src/business: 2 texts lack gu, so English shows: packs.items[0].name, packs.items[2].name',
    'src/business: 3 texts lack hi, so English shows: tagline, packs.items[0].name, packs.items[2].name',
  ]);
});

test('a language without the words that all pages share is not published', () => {
  const [line] = findUntranslated({}).filter((each) => each.includes('mr'));
  expect(line).toMatch(/^no page is published in mr: src\/words\/mr\/ lacks finder, /);
});
