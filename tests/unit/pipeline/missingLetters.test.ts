import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { lettersWithout } from '#/pipeline/missingLetters.ts';

const { resolve } = createRequire(import.meta.url);
const hind = resolve('@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf');
const gujarati = resolve(
  '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf',
);

test.each([
  ['a font has', [hind], 'Shop मीठुं', []],
  ['are missing, once each', [hind], 'મીઠું મી', ['મ', 'ી', 'ઠ', 'ુ', 'ં']],
  ['one of two fonts has', [hind, gujarati], 'मीठुं મીઠું', []],
  ['have no shape', [hind], 'a\u200d\u200c\u00ad b', []],
])('finds which letters %s', (_, files, text, missing) => {
  expect(lettersWithout(files, text)).toEqual(missing);
});
