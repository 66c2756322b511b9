import subsetFont from 'subset-font';
import { displaySamples, textSamples, type IndicScript } from './indicScripts.ts';
import { openFont, shapedGlyphs } from './shapedGlyphs.ts';
import { subsetGlyphs } from './subsetGlyphs.ts';

/** The sizes that a page may load for one script: its text font, and its display font. */
const TEXT_MAX_BYTES = 14 * 1024;
const DISPLAY_MAX_BYTES = 12 * 1024 - 640; // headers count as well

interface Limits {
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
async function subsetScript(
  font: Buffer,
  { characters, conjuncts }: IndicScript,
  { signs = '', samples, maxBytes }: Limits,
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

/** Subsets a text font for a script: our own texts, and as much as possible of other people's. */
export const subsetTextFace = (
  font: Buffer,
  script: IndicScript,
  texts: readonly string[],
): Promise<Buffer> =>
  subsetScript(font, script, { samples: textSamples(script, texts), maxBytes: TEXT_MAX_BYTES });

/**
 * Subsets a display font for a script: our own headings, the letters of all others, and signs that must be
 * in the same font.
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
