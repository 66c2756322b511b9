import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LanguageCode } from '#/content/languages.ts';
import { FALLBACK_FONT } from '#/tools/fonts/displayFont.ts';

/** How the heading of a card is set. */
export interface Heading {
  /** A font that has every letter of the language, and joins them as its script wants. */
  font: URL | string;
  /** In pixels, as are the height of a line and the base line of a heading of one. */
  size: number;
  lineHeight: number;
  baseline: number;
}

const { resolve } = createRequire(import.meta.url);

const DISPLAY_SUBSET = new URL('../../assets/fonts/shrikhand-400.woff2', import.meta.url);

/** Of each language; marks above and below Indian letters want room. */
export const HEADINGS: Readonly<Record<LanguageCode, Heading>> = {
  en: { font: DISPLAY_SUBSET, size: 96, lineHeight: 104, baseline: 358 },
  gu: { font: FALLBACK_FONT, size: 100, lineHeight: 124, baseline: 366 },
  hi: {
    font: resolve('@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf'),
    size: 106,
    lineHeight: 132,
    baseline: 374,
  },
};

/** Makes that font the family `Heading`. */
export async function headingStyle({ font }: Heading): Promise<string> {
  const data = await readFile(font, 'base64');
  return `@font-face{font-family:Heading;src:url(data:application/octet-stream;base64,${data})}`;
}
