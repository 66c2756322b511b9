import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { resizeMissingGlyph } from '#/tools/fonts/resizeMissingGlyph.ts';
import { readTables, table } from '#/tools/fonts/sfnt.ts';

const FONTS = new URL('../../../../src/assets/fonts/', import.meta.url);

const trueType = async (name: string): Promise<Buffer> =>
  subsetFont(await readFile(new URL(name, FONTS)), 'abc', { targetFormat: 'truetype' });

const metricsOf = (font: Buffer) => table(readTables(font), 'hmtx');
const unitsPerEmOf = (font: Buffer) => table(readTables(font), 'head').readUInt16BE(18);

test('changes the width of the missing glyph and nothing else', async () => {
  const letters = await trueType('hind-vadodara-400.woff2');
  const resized = metricsOf(resizeMissingGlyph(letters, 0.25));
  expect(resized.readUInt16BE(0)).toBe(unitsPerEmOf(letters) / 4);
  expect(resized.subarray(2)).toEqual(metricsOf(letters).subarray(2));
});

test.each([
  ['hind-vadodara-400.woff2', 0.6 * 0.846],
  ['hind-vadodara-600.woff2', 0.6 * 0.78],
])('%s draws what it lacks as wide as DejaVu does before it is there', async (name, width) => {
  const font = await trueType(name);
  expect(metricsOf(font).readUInt16BE(0) / unitsPerEmOf(font)).toBeCloseTo(width, 3);
});

test('DejaVu has the size in the styles that these widths are of', async () => {
  const css = await readFile(new URL('../../styles/fonts.css', FONTS), 'utf8');
  const faces = css.matchAll(/font-family: Hind D;[^}]*size-adjust: ([\d.]+%)/g);
  expect(Array.from(faces, ([, size]) => size)).toEqual(['84.6%', '78%']);
});
