import { beforeEach, expect, test, vi } from 'vitest';

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

test('fonts, cards and brochures of the sample are as new as its words and facts', async () => {
  expect(await findOutdatedAfter({})).toEqual([]);
});

test('a new name makes cards and brochures of every language old, and says which command makes them', async () => {
  expect(await findOutdatedAfter({ name: 'Farsan House' })).toEqual([
    'cards (en, gu, hi) made from older words or facts: npm run cards',
    'brochure (en, gu, hi) made from older words or facts: npm run brochure',
  ]);
});

test('new letters of a script make its fonts old', async () => {
  const [fonts] = await findOutdatedAfter({ tagline: 'ઝ્ઞાઈ' });
  expect(fonts).toBe('fonts (gu, hi) made from older words or facts: npm run fonts');
});

test('a site without a brochure has none that is old', async () => {
  expect(await findOutdatedAfter({ brochure: undefined })).toEqual([]);
});
