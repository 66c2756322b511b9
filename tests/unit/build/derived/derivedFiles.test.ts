import { beforeEach, expect, test, vi } from 'vitest';
import { parts } from '#/business/parts.ts';
import { languages } from '#/words/languages.ts';

vi.unmock('#/business/parts.ts'); // the commands made their files of the business's own parts

const changes = vi.hoisted(() => ({ facts: {} }));

vi.mock('#/business/business.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/business.ts')>();
  return {
    get business() {
      return { ...actual.business, ...changes.facts };
    },
    businessIn: (code: string) => ({ ...actual.businessIn(code), ...changes.facts }),
  };
});

/** What is older than the facts, some of which are changed. */
async function findOutdatedAfter(facts: object): Promise<string[]> {
  changes.facts = facts;
  vi.resetModules();
  const { findOutdated } = await import('#/build/derived/derivedFiles.ts');
  return findOutdated();
}

beforeEach(() => {
  changes.facts = {};
});

test('fonts, cards and brochures are as new as its words and facts', async () => {
  expect(await findOutdatedAfter({})).toEqual([]);
});

test('a new name makes cards and brochures of every language old, and says which command makes them', async () => {
  const codes = languages.map(({ code }) => code).join(', ');
  const cards = `cards (${codes}) made from older words or facts: npm run cards`;
  const brochure = `brochure (${codes}) made from older words or facts: npm run brochure`;
  const facts = { name: 'Farsan House', brochure: '/brochure.pdf' };
  expect(await findOutdatedAfter(facts)).toEqual(
    expect.arrayContaining(parts.franchises ? [cards, brochure] : [cards]),
  );
});

test('new letters of a script make its fonts old', async () => {
  const [, ...others] = languages.map(({ code }) => code);
  const fonts = `fonts (${others.join(', ')}) made from older words or facts: npm run fonts`;
  const outdated = await findOutdatedAfter({ tagline: 'ઝ્ઞાઈ' });
  expect(outdated.filter((line) => line.startsWith('fonts'))).toEqual(
    others.length > 0 ? [fonts] : [],
  );
});
