import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openServed } from '../../../fixtures/fontGlyphs.ts';

const FONTS = new URL('../../../../src/assets/fonts/', import.meta.url);
const KB = 1024;

const read = (name: string) => readFile(new URL(`${name}.woff2`, FONTS));

describe('the fonts of the site', () => {
  test.each(['hind-vadodara-400', 'hind-vadodara-600'])('%s holds the rupee sign', async (name) => {
    const { face } = await openServed(name);
    expect([...face.collectUnicodes()]).toContain('₹'.codePointAt(0));
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
