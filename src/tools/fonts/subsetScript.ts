import subsetFont from 'subset-font';
import { displaySamples, textSamples, type IndicScript } from './indicScripts.ts';
import { openFont, shapedGlyphs } from './shapedGlyphs.ts';
import { subsetGlyphs } from './subsetGlyphs.ts';

/** What a page may load for the letters of one script: for its text, and for headings in that language. */
const TEXT_MAX_BYTES = 14 * 1024;
const DISPLAY_MAX_BYTES = 12 * 1024 - 640; // headers count as well

interface Limits {
  /** Beside those of the script. */
  signs?: string;
  samples: readonly string[];
  maxBytes: number;
}

const compress = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, '', {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['gasp', 'DSIG', 'STAT'],
  });

/** Subsets a TrueType font, as WOFF2, to what one text needs. */
export async function subsetToText(font: Buffer, text: string): Promise<Buffer> {
  const glyphs = shapedGlyphs(openFont(font), text);
  return compress(await subsetGlyphs(font, { characters: text, glyphs: [...glyphs] }));
}

/** Subsets a TrueType font, as WOFF2, to what some texts need, and to as many conjuncts as there is room for. */
async function subsetScript(
  font: Buffer,
  { characters, conjuncts }: IndicScript,
  { signs = '', samples, maxBytes }: Limits,
): Promise<Buffer> {
  const opened = openFont(font);
  const glyphsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => [...shapedGlyphs(opened, text)]);
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

/** Subsets a TrueType font to what texts in a script need: our own, and as far as may be those of others. */
export const subsetTextFace = (
  font: Buffer,
  script: IndicScript,
  texts: readonly string[],
): Promise<Buffer> =>
  subsetScript(font, script, { samples: textSamples(script, texts), maxBytes: TEXT_MAX_BYTES });

/**
 * Subsets a TrueType font to what headings in a script need: our own, the letters of all others, and signs that
 * are to be of the same face.
 */
export const subsetDisplayFace = (
  font: Buffer,
  script: IndicScript,
  { signs, texts }: { signs: string; texts: readonly string[] },
): Promise<Buffer> =>
  subsetScript(font, script, {
    signs,
    samples: displaySamples(script, texts),
    maxBytes: DISPLAY_MAX_BYTES,
  });
