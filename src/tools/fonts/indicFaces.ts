import { createRequire } from 'node:module';
import { scriptOf } from '#/messages/languages.ts';
import { devanagari, gujarati } from './indicScripts.ts';

const { resolve } = createRequire(import.meta.url);

/** The file of a foundry's font: `hind/400Regular/Hind_400Regular`. */
export const foundryFont = (name: string): string => resolve(`@expo-google-fonts/${name}.ttf`);

/**
 * The fonts of other scripts, each with its code of ISO 15924: the names of our files, and the foundries'
 * sources.
 * - `signs` are added to a display font, because the same signs in Shrikhand are slanted
 *   (`styles/languages.css`).
 * - `bold` is for the brochure.
 * - `drawn` is for headings of the brochure and of cards, there in this size, in pixels: marks above and
 *   below the letters need room. `baseline` is that of a single line.
 */
export const INDIC_FACES = [
  {
    iso: 'Gujr',
    script: gujarati,
    text: {
      name: 'hind-gujarati-400',
      source: 'hind-vadodara/400Regular/HindVadodara_400Regular',
    },
    bold: 'hind-vadodara/600SemiBold/HindVadodara_600SemiBold',
    display: {
      signs: '',
      name: 'shrikhand-gujarati-400',
      source: 'shrikhand/400Regular/Shrikhand_400Regular',
    },
    drawn: {
      source: 'shrikhand/400Regular/Shrikhand_400Regular',
      size: 100,
      lineHeight: 124,
      baseline: 366,
    },
  },
  {
    iso: 'Deva',
    script: devanagari,
    text: { name: 'hind-devanagari-400', source: 'hind/400Regular/Hind_400Regular' },
    bold: 'hind/600SemiBold/Hind_600SemiBold',
    display: {
      signs: '-',
      name: 'baloo-devanagari-800',
      source: 'baloo-2/800ExtraBold/Baloo2_800ExtraBold',
    },
    drawn: { source: 'hind/700Bold/Hind_700Bold', size: 106, lineHeight: 132, baseline: 374 },
  },
] as const;

/** The fonts for the script of a language; `undefined` for Latin, and for scripts that have none. */
export const faceOf = (code: string) => INDIC_FACES.find(({ iso }) => iso === scriptOf(code));
