import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { addGlyph } from '~/lib/addGlyph';

/** ASCII and the punctuation that typeset English needs: about 115 characters. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const CHARACTERS = `${ASCII}\u00a0©°·×é½–—‘’“”•…`;
const RUPEE = '₹';

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
for (const weight of [400, 600]) {
  const letters = await cut(await read('hind-vadodara', 'latin', weight), CHARACTERS, 'truetype');
  const sign = await cut(await read('hind-vadodara', 'latin-ext', weight), RUPEE, 'truetype');
  const merged = addGlyph(letters, CHARACTERS, sign, RUPEE);
  await save(
    `hind-vadodara-${weight}`,
    await subsetFont(merged, CHARACTERS + RUPEE, { targetFormat: 'woff2', noHinting: true }),
  );
}
