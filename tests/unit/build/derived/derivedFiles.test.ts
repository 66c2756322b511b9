import { expect, test, vi } from 'vitest';
import { parts } from '#/business/parts.ts';
import { languages } from '#/words/languages.ts';

vi.unmock('#/business/parts.ts'); // the commands made their files of the business's own parts

const changes = vi.hoisted(() => ({ facts: {}, colors: '' }));

vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>();
  const readFileSync = (file: string, encoding: 'utf8') => {
    const text = actual.readFileSync(file, encoding);
    return file.endsWith('palette.css') ? text + changes.colors : text;
  };
  return { ...actual, readFileSync };
});

vi.mock('#/business/business.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/business.ts')>();
  return {
    get business() {
      return { ...actual.business, ...changes.facts };
    },
    businessIn: (code: string) => ({ ...actual.businessIn(code), ...changes.facts }),
  };
});

/** The module with some facts or colours changed. */
async function withFacts(facts: object, colors = '') {
  Object.assign(changes, { facts, colors });
  vi.resetModules();
  return import('#/build/derived/derivedFiles.ts');
}

const findOutdatedAfter = async (facts: object, colors?: string) =>
  (await withFacts(facts, colors)).findOutdated();

test('fonts, cards and brochures are as new as its words and facts', async () => {
  expect(await findOutdatedAfter({})).toEqual([]);
});

test('a new name makes cards and brochures of every language old, and says which command makes them', async () => {
  const codes = languages.map(({ code }) => code).join(', ');
  const cards = `cards (${codes}) made from older words, facts or colours: npm run cards`;
  const brochure = `brochure (${codes}) made from older words, facts or colours: npm run brochure`;
  const facts = { name: 'Farsan House', brochure: '/brochure.pdf' };
  expect(await findOutdatedAfter(facts)).toEqual(
    expect.arrayContaining(parts.franchises ? [cards, brochure] : [cards]),
  );
});

test('new letters of a script make its fonts old', async () => {
  const [, ...others] = languages.map(({ code }) => code);
  const fonts = `fonts (${others.join(', ')}) made from older words, facts or colours: npm run fonts`;
  const outdated = await findOutdatedAfter({ tagline: 'ઝ્ઞાઈ' });
  expect(outdated.filter((line) => line.startsWith('fonts'))).toEqual(
    others.length > 0 ? [fonts] : [],
  );
});

test('a new colour makes cards old, but no fonts', async () => {
  const outdated = await findOutdatedAfter({}, ':root { --haldar: #ff0000; }');
  expect(outdated).toContainEqual(expect.stringMatching(/^cards .*: npm run cards$/));
  expect(outdated).not.toContainEqual(expect.stringMatching(/^fonts /));
});
