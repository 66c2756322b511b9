import subsetFont from 'subset-font';
import { samplesOf, type IndicScript } from './indicScripts.ts';
import { openFont, shapedGlyphs } from './shapedGlyphs.ts';
import { subsetGlyphs } from './subsetGlyphs.ts';

/** What a page may load for the letters of one script (contract, section 7). */
const MAX_BYTES = 14 * 1024;

/** Subsets a TrueType font to the letters of a script and their joined forms, as WOFF2. */
export async function subsetScript(font: Buffer, script: IndicScript): Promise<Buffer> {
  const opened = openFont(font);
  const glyphs = samplesOf(script).flatMap((sample) => [...shapedGlyphs(opened, sample)]);
  const subset = await subsetGlyphs(font, { characters: script.characters, glyphs });
  const compressed = await subsetFont(subset, '', {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['gasp', 'DSIG'],
  });
  if (compressed.length > MAX_BYTES) {
    throw new Error(`${compressed.length} bytes of ${MAX_BYTES}: leave out conjuncts.`);
  }
  return compressed;
}
