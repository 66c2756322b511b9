import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const SHRIKHAND = resolve('@expo-google-fonts/shrikhand/400Regular/Shrikhand_400Regular.ttf');

/** The file of the face that headings and drawn words have. After a change: `npm run fonts`, `npm run words`. */
export const DISPLAY_FONT = SHRIKHAND;

/** What draws a word that the display face has no letters for, such as Gujarati ones. */
export const FALLBACK_FONT = SHRIKHAND;
