import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { palette } from '#/lib/palette.ts';
import { openFont } from '#/tools/fonts/shapedGlyphs.ts';
import { drawText } from '#/tools/words/drawText.ts';
import { drawInFirst, drawnWords } from '#/tools/words/drawnWords.ts';
import { MissingLetterError } from '#/tools/words/outlineText.ts';
import { WORD, WORDMARK } from '#/tools/words/frames.ts';

const resolve = createRequire(import.meta.url).resolve;
const open = (file: string) => openFont(readFileSync(resolve(`@expo-google-fonts/${file}.ttf`)));
const shrikhand = open('shrikhand/400Regular/Shrikhand_400Regular');
const hind = open('hind/400Regular/Hind_400Regular');

const sizeOf = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);

test('draws in any font, as wide as the text is', () => {
  const [short = 0] = sizeOf(drawText(hind, 'Chai', WORDMARK)) ?? [];
  const [long = 0, height] = sizeOf(drawText(hind, 'Chai and more', WORDMARK)) ?? [];
  expect(short).toBeGreaterThan(0);
  expect(long).toBeGreaterThan(2 * short);
  expect(height).toBe(WORDMARK.height);
});

test('makes letters smaller that reach far up and down, to keep them within the drawing', () => {
  const frame = { ...WORDMARK, fontSize: 1000 };
  const [width = 0] = sizeOf(drawText(shrikhand, 'fg', frame)) ?? [];
  expect(width).toBeLessThan(2 * frame.height);
});

test.each(await drawnWords())('$name is what the command draws', ({ name, svg }) => {
  const file = new URL(`../../../../src/assets/drawings/${name}.svg`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(svg);
});

test('draws in another font what the first has no letters for', () => {
  expect(drawInFirst([hind, shrikhand], 'તીખું', WORD)).toBe(drawText(shrikhand, 'તીખું', WORD));
  expect(drawInFirst([hind, shrikhand], 'Chai', WORD)).toBe(drawText(hind, 'Chai', WORD));
});

test('names a text that the font has no letters for', () => {
  expect(() => drawText(hind, 'તીખું', WORD)).toThrow(MissingLetterError);
});

test('draws in the colour of its frame', () => {
  expect(drawText(shrikhand, 'a', WORDMARK)).toContain(`fill="${palette.ink}"`);
  expect(drawText(shrikhand, 'a', WORD)).toContain('fill="currentColor"');
});
