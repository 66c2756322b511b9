import { readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';
import { business } from '#/config.ts';
import { ornamentWords } from '#/copy/shared.ts';
import { DISPLAY_FONT, FALLBACK_FONT } from '#/tools/fonts/displayFont.ts';
import { openFont } from '#/tools/fonts/shapedGlyphs.ts';
import { drawText } from './drawText.ts';
import { WORD, WORDMARK, type Frame } from './frames.ts';
import { MissingLetterError } from './outlineText.ts';

/** Draws a text in the first font that has all its letters. */
export function drawInFirst(
  [font, ...others]: readonly [Font, ...Font[]],
  text: string,
  frame: Frame,
): string {
  const [next, ...rest] = others;
  try {
    return drawText(font, text, frame);
  } catch (error) {
    if (!(error instanceof MissingLetterError) || !next) throw error;
    return drawInFirst([next, ...rest], text, frame);
  }
}

/** The name and every word that is drawn: the file name in `src/assets/drawings/`, and its content. */
export async function drawnWords(): Promise<{ name: string; svg: string }[]> {
  const fonts = [
    openFont(await readFile(DISPLAY_FONT)),
    openFont(await readFile(FALLBACK_FONT)),
  ] as const;
  return [
    { name: 'logo/wordmark', svg: drawInFirst(fonts, business.name, WORDMARK) },
    ...ornamentWords.map(({ drawing, written }) => ({
      name: `words/${drawing}`,
      svg: drawInFirst(fonts, written, WORD),
    })),
  ];
}
