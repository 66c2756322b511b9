import { devanagari, gujarati } from './indicScripts.ts';

/**
 * The fonts of other scripts, each with its code of ISO 15924: the names of our files, and the foundries'
 * sources.
 * `signs` are added to a display font, because the same signs in Shrikhand are slanted
 * (`styles/languages.css`).
 */
export const INDIC_FACES = [
  {
    iso: 'Gujr',
    script: gujarati,
    text: {
      name: 'hind-gujarati-400',
      source: 'hind-vadodara/400Regular/HindVadodara_400Regular',
    },
    display: {
      signs: '',
      name: 'shrikhand-gujarati-400',
      source: 'shrikhand/400Regular/Shrikhand_400Regular',
    },
  },
  {
    iso: 'Deva',
    script: devanagari,
    text: { name: 'hind-devanagari-400', source: 'hind/400Regular/Hind_400Regular' },
    display: {
      signs: '-',
      name: 'baloo-devanagari-800',
      source: 'baloo-2/800ExtraBold/Baloo2_800ExtraBold',
    },
  },
] as const;
