import { createRequire } from 'node:module';
import { scriptOf } from '#/words/languages.ts';

const { resolve } = createRequire(import.meta.url);

const SHRIKHAND = resolve('@expo-google-fonts/shrikhand/400Regular/Shrikhand_400Regular.ttf');
const DISPLAY_SUBSET = new URL('../../assets/fonts/shrikhand-400.woff2', import.meta.url);

/** The font of headings, and of a name that is not drawn. After a change run `npm run fonts`. */
export const DISPLAY_FONT = SHRIKHAND;

/** The fonts for drawn headings, by script; those of Indian scripts have all conjuncts. */
const HEADING_FONTS: Readonly<Record<string, URL | string>> = {
  Latn: DISPLAY_SUBSET,
  Gujr: SHRIKHAND,
  Deva: resolve('@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf'),
};

export function headingFontOf(code: string): URL | string {
  const script = scriptOf(code);
  const font = HEADING_FONTS[script];
  if (!font)
    throw new Error(`src/tools/fonts/headingFonts.ts has no font for ${script} (${code}).`);
  return font;
}
