import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { addGlyph } from '#/tools/fonts/addGlyph.ts';
import { glyphOf, readTables } from '#/tools/fonts/sfnt.ts';

const FONTS = new URL('../../../../src/assets/fonts/', import.meta.url);
const LETTERS = 'abc';

async function trueType(name: string, text: string): Promise<Buffer> {
  return subsetFont(await readFile(new URL(name, FONTS)), text, { targetFormat: 'truetype' });
}

function glyph(font: Buffer, character: string): number {
  return glyphOf(readTables(font), character.codePointAt(0) ?? 0);
}

describe('addGlyph', () => {
  test('adds the character after the glyphs that were there', async () => {
    const letters = await trueType('hind-vadodara-400.woff2', LETTERS);
    const merged = addGlyph(letters, LETTERS, await trueType('hind-vadodara-400.woff2', '₹'), '₹');
    expect(Array.from(LETTERS, (letter) => glyph(merged, letter))).toEqual(
      Array.from(LETTERS, (letter) => glyph(letters, letter)),
    );
    expect(glyph(merged, '₹')).toBe(4);
  });

  test('refuses a donor that lacks the character', async () => {
    const letters = await trueType('hind-vadodara-400.woff2', LETTERS);
    expect(() => addGlyph(letters, LETTERS, letters, '₹')).toThrow('₹');
  });
});

describe('the fonts of the site', () => {
  test.each(['hind-vadodara-400.woff2', 'hind-vadodara-600.woff2'])(
    '%s holds the rupee sign',
    async (name) => {
      expect(glyph(await trueType(name, '₹'), '₹')).toBeGreaterThan(0);
    },
  );

  test('stay within 24 KB together', async () => {
    const names = ['shrikhand-400', 'hind-vadodara-400', 'hind-vadodara-600'];
    const fonts = await Promise.all(names.map((name) => readFile(new URL(`${name}.woff2`, FONTS))));
    expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThan(24 * 1024);
  });
});
