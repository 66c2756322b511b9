import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const SHRIKHAND = resolve('@expo-google-fonts/shrikhand/400Regular/Shrikhand_400Regular.ttf');
const DISPLAY_SUBSET = new URL('../../assets/fonts/shrikhand-400.woff2', import.meta.url);

/** The font of headings, and of a name that is not drawn. After a change run `npm run fonts`. */
export const DISPLAY_FONT = SHRIKHAND;

/** The fonts for drawn headings of languages with their own script: they have all conjuncts. */
const HEADING_FONTS: Readonly<Record<string, URL | string>> = {
  gu: SHRIKHAND,
  hi: resolve('@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf'),
};

export const headingFontOf = (code: string): URL | string => HEADING_FONTS[code] ?? DISPLAY_SUBSET;
