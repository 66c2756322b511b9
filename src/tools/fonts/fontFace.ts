import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** A `@font-face` rule with the font as a data URI; without hinting, which would be a fifth of a PDF. */
export async function fontFace(
  family: string,
  weight: number,
  file: URL | string,
): Promise<string> {
  const font = await subsetFont(await readFile(file), '', {
    keepAllGlyphs: true,
    noHinting: true,
    targetFormat: 'truetype',
  });
  const data = font.toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
}
