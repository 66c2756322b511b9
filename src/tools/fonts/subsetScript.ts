import subsetFont from 'subset-font';
import type { IndicScript } from './indicScripts.ts';
import { openFont, shapedGlyphs } from './shapedGlyphs.ts';
import { subsetGlyphs } from './subsetGlyphs.ts';

/** The parts of a font to keep. */
interface Kept {
  /** In addition to those of the script. */
  signs?: string;
  samples: readonly string[];
  maxBytes: number;
}

const JOINERS = /[\u200c\u200d]/g;

const compress = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, '', {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['gasp', 'DSIG', 'STAT'],
  });

/** Subsets a TrueType font to some texts, as WOFF2, and to as many conjuncts as fit. */
export async function subsetScript(
  font: Buffer,
  { characters, conjuncts }: IndicScript,
  { signs = '', samples, maxBytes }: Kept,
): Promise<Buffer> {
  const opened = openFont(font);
  const glyphsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => [...shapedGlyphs(opened, text)]);
  const letters = new Set(samples.join('').replace(JOINERS, ''));
  const known = new Set(opened.face.collectUnicodes());
  const lacking = [...letters].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
  if (lacking.length > 0)
    console.warn(
      `A font of src/tools/fonts/indicFaces.ts lacks ${lacking.join(' ')} of our words.`,
    );
  const needed = glyphsOf([...signs, ...samples]);
  const others = conjuncts.split(' ');
  for (let count = others.length; count >= 0; count -= 1) {
    const glyphs = [...needed, ...glyphsOf(others.slice(0, count))];
    const subset = await compress(
      await subsetGlyphs(font, { characters: characters + signs, glyphs }),
    );
    if (subset.length <= maxBytes) return subset;
  }
  throw new Error(`Our texts alone take more than ${maxBytes} bytes of the font.`);
}
