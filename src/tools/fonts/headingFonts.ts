import { createRequire } from 'node:module';
import type { LanguageCode } from '#/content/languages.ts';

const { resolve } = createRequire(import.meta.url);

const SHRIKHAND = resolve('@expo-google-fonts/shrikhand/400Regular/Shrikhand_400Regular.ttf');
const DISPLAY_SUBSET = new URL('../../assets/fonts/shrikhand-400.woff2', import.meta.url);

/** The font of headings, and of a name that is not drawn. After a change run `npm run fonts`. */
export const DISPLAY_FONT = SHRIKHAND;

/** The font for drawn headings of each language: it has all letters and their conjuncts. */
export const HEADING_FONTS: Readonly<Record<LanguageCode, URL | string>> = {
  en: DISPLAY_SUBSET,
  gu: SHRIKHAND,
  hi: resolve('@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf'),
};
