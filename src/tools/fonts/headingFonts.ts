import { createRequire } from 'node:module';
import type { LanguageCode } from '#/content/languages.ts';
import { FALLBACK_FONT } from './displayFont.ts';

const { resolve } = createRequire(import.meta.url);

const DISPLAY_SUBSET = new URL('../../assets/fonts/shrikhand-400.woff2', import.meta.url);

/** The font for drawn headings of each language: it has all letters and their conjuncts. */
export const HEADING_FONTS: Readonly<Record<LanguageCode, URL | string>> = {
  en: DISPLAY_SUBSET,
  gu: FALLBACK_FONT,
  hi: resolve('@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf'),
};
