import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Reads a font as TrueType; without hinting, which would be a fifth of a PDF. */
export const readTrueType = async (file: URL | string): Promise<Buffer> =>
  subsetFont(await readFile(file), '', {
    keepAllGlyphs: true,
    noHinting: true,
    targetFormat: 'truetype',
  });

/** A `@font-face` rule with the font as a data URI. */
export async function fontFace(
  family: string,
  weight: number,
  file: URL | string,
): Promise<string> {
  const data = (await readTrueType(file)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
}
