import { expect, test, vi } from 'vitest';
import { parts } from '#/business/parts.ts';
import { languages } from '#/messages/languages.ts';

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
  return import('#/pipeline/derived/derivedFiles.ts');
}

const listed = (...codes: string[]) =>
  `(${codes.join(', ')}) made from older words, facts or colours`;
const codes = languages.map(({ code }) => code);
const CARDS = `cards ${listed(...codes)}: npm run cards`;
const BROCHURE = `brochure ${listed(...codes)}: npm run brochure`;
const FONTS = `fonts ${listed(...codes.slice(1))}: npm run fonts`;

/** Without what a site without the franchise offer, or in English alone, does not have. */
const thatAreMade = (lines: string[]) =>
  lines.filter((line) => (parts.franchises || line !== BROCHURE) && (codes[1] || line !== FONTS));

test.each([
  ['nothing', {}, '', []],
  ['a new name', { name: 'Farsan House', brochure: '/brochure.pdf' }, '', [CARDS, BROCHURE]],
  ['new letters of a script', { tagline: 'ઝ્ઞાઈ' }, '', [FONTS]],
  ['a new colour', {}, ':root { --haldar: #ff0000; }', [CARDS]],
])(
  '%s makes old what was made from it, and each command is named',
  async (_, facts, colors, lines) => {
    const outdated = await (await withFacts(facts, colors)).findOutdated();
    expect(outdated).toEqual(expect.arrayContaining(thatAreMade(lines)));
    if (lines.length === 0) expect(outdated).toEqual([]);
    if (colors !== '') expect(outdated).not.toContain(FONTS);
  },
);

test('a brochure that is not there is named, with the command that makes it', async () => {
  const { checkBrochures } = await withFacts({ brochure: '/brochure-mr.pdf' });
  await expect(checkBrochures()).rejects.toThrow(
    'src/assets/brochure-mr.pdf, a fact of src/business/, is not there: npm run brochure',
  );
  const without = await withFacts({ brochure: undefined });
  await expect(without.checkBrochures()).resolves.toBeUndefined();
});
