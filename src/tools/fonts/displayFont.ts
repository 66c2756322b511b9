import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const SHRIKHAND = resolve('@expo-google-fonts/shrikhand/400Regular/Shrikhand_400Regular.ttf');

/** The font of headings and drawn words. After a change run `npm run fonts` and `npm run words`. */
export const DISPLAY_FONT = SHRIKHAND;

/** The font for drawn words with letters that the display font lacks, such as Gujarati ones. */
export const FALLBACK_FONT = SHRIKHAND;
