import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { openServed } from '../../../fixtures/fontGlyphs.ts';

const FONTS = new URL('../../../../src/assets/fonts/', import.meta.url);
const KB = 1024;

const read = (name: string) => readFile(new URL(`${name}.woff2`, FONTS));

async function lettersOf(name: string): Promise<Set<string>> {
  const { face } = await openServed(name);
  return new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)));
}

describe('the fonts of the site', () => {
  test.each(['hind-vadodara-400', 'hind-vadodara-600'])('%s holds the rupee sign', async (name) => {
    expect(await lettersOf(name)).toContain('₹');
  });

  test('the display face holds every letter of our name in Gujarati', async () => {
    const letters = await lettersOf('shrikhand-400');
    expect(
      Array.from(business.gujaratiName ?? '').filter((letter) => !letters.has(letter)),
    ).toEqual([]);
  });

  test('stay within 26 KB together on a page in English', async () => {
    const fonts = await Promise.all(
      ['shrikhand-400', 'hind-vadodara-400', 'hind-vadodara-600'].map(read),
    );
    expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThan(26 * KB);
  });

  test.each([
    ['hind-gujarati-400', 14],
    ['hind-devanagari-400', 14],
    ['shrikhand-gujarati-400', 12],
    ['baloo-devanagari-800', 12],
  ])('%s stays within %i KB', async (name, limit) => {
    expect((await read(name)).length).toBeLessThanOrEqual(limit * KB);
  });
});
