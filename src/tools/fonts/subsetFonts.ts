/** `npm run fonts`: cuts our fonts, into `src/assets/fonts/`, down to the letters that pages need. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { addGlyph } from './addGlyph.ts';
import { resizeMissingGlyph } from './resizeMissingGlyph.ts';

/** ASCII and the punctuation that typeset English needs: about 115 characters. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const CHARACTERS = `${ASCII}\u00a0©°·×é½–—‘’“”•…`;
const RUPEE = '₹';

/**
 * How wide DejaVu draws a character that no font has, in ems, by weight: 0.6 of its em, at the size that
 * it has in `fonts.css`. Where letters of another script are missing, as on a Linux without Indian
 * fonts, a line then breaks in the same places when Hind arrives.
 */
const MISSING_WIDTHS = new Map([
  [400, 0.6 * 0.846],
  [600, 0.6 * 0.78],
]);

const resolve = createRequire(import.meta.url).resolve;

/** Reads a subset of a Fontsource package, e.g. `read('shrikhand', 'latin', 400)`. */
function read(family: string, subset: string, weight: number): Promise<Buffer> {
  return readFile(
    resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`),
  );
}

function cut(font: Buffer, text: string, targetFormat: 'truetype' | 'woff2'): Promise<Buffer> {
  return subsetFont(font, text, {
    targetFormat,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'locl', 'ccmp'],
    dropTables: ['gasp', 'DSIG'],
  });
}

async function save(name: string, font: Buffer): Promise<void> {
  await writeFile(new URL(`../assets/fonts/${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}

await save('shrikhand-400', await cut(await read('shrikhand', 'latin', 400), CHARACTERS, 'woff2'));

// No file of Hind Vadodara holds both Latin letters and the rupee sign, so the sign moves over.
for (const [weight, missingWidth] of MISSING_WIDTHS) {
  const letters = await cut(await read('hind-vadodara', 'latin', weight), CHARACTERS, 'truetype');
  const sign = await cut(await read('hind-vadodara', 'latin-ext', weight), RUPEE, 'truetype');
  const merged = resizeMissingGlyph(addGlyph(letters, CHARACTERS, sign, RUPEE), missingWidth);
  await save(
    `hind-vadodara-${weight}`,
    await subsetFont(merged, CHARACTERS + RUPEE, { targetFormat: 'woff2', noHinting: true }),
  );
}
