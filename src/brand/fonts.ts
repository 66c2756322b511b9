/*
 * What `npm run fonts` and `npm run cards` read: `fonts.css` uses the files of `fonts/` that the first makes. Add the
 * licence of a new font to `fonts/licence.txt`. A source is a package's file, or one of this folder: `./fonts/own.ttf`.
 */
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** ASCII, English punctuation, the rupee sign, and the letters of transliterated Gujarati words. */
const LATIN = `${range(0x20, 0x7e)}\u00a0©°·×é½–—‘’“”•…₹āīūṭḍ`;
/** The marks that join letters or keep them apart. */
const JOINERS = '\u200c\u200d';
const GUJARATI = range(0xa80, 0xaff) + JOINERS;
const DEVANAGARI = range(0x900, 0x97f) + JOINERS;
/** The letters of headings in today's Gujarati and Hindi. */
const OF_GUJARATI = 'ઁંઃઅઆઇઈઉઊઋઍએઐઑઓઔકખગઘચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહાિીુૂૃૅેૈૉોૌ્' + JOINERS;
const OF_HINDI = 'ँंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह़ािीुूृॅेैॉोौ्।' + JOINERS;

const LATIN_FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'abvm', 'blwm'];
/**
 * The features that Indian scripts need in any word: half letters, conjuncts and the positions of
 * marks. All features of a display font would take three times the bytes.
 */
const JOINED = ['akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'];
const PLACED = ['abvs', 'blws', 'abvm', 'blwm'];
const INDIC_FEATURES = [...JOINED, ...PLACED];

const HIND = '@expo-google-fonts/hind-vadodara';
const SHRIKHAND = '@expo-google-fonts/shrikhand/400Regular/Shrikhand_400Regular.ttf';

/** The font files by their names in `fonts/`. A face keeps all features of its source by default. */
export const faces = {
  'hind-vadodara-400': {
    source: `${HIND}/400Regular/HindVadodara_400Regular.ttf`,
    letters: LATIN,
    hasName: true,
    keepFeatures: LATIN_FEATURES,
  },
  'hind-vadodara-600': {
    source: `${HIND}/600SemiBold/HindVadodara_600SemiBold.ttf`,
    letters: LATIN,
    hasName: true,
    keepFeatures: LATIN_FEATURES,
  },
  'shrikhand-400': {
    source: SHRIKHAND,
    letters: LATIN,
    hasName: true,
    displays: 'Latn',
    keepFeatures: LATIN_FEATURES,
  },
  'shrikhand-gujarati-400': {
    source: SHRIKHAND,
    letters: OF_GUJARATI,
    displays: 'Gujr',
    keepFeatures: INDIC_FEATURES,
  },
  // Shrikhand has no Devanagari, and a slanted hyphen.
  'baloo-devanagari-800': {
    source: '@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf',
    letters: `-${OF_HINDI}`,
    displays: 'Deva',
    keepFeatures: INDIC_FEATURES,
  },
  'hind-gujarati-400': {
    source: `${HIND}/400Regular/HindVadodara_400Regular.ttf`,
    letters: GUJARATI,
  },
  'hind-devanagari-400': {
    source: '@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf',
    letters: DEVANAGARI,
  },
};

const HIND_BOLD = '@expo-google-fonts/hind/700Bold/Hind_700Bold.ttf';

/** How the headings of cards are set in each script, in pixels. */
export const cardHeadings = {
  Latn: { source: SHRIKHAND, size: 96, lineHeight: 104, baseline: 358 },
  Gujr: { source: SHRIKHAND, size: 100, lineHeight: 124, baseline: 366 },
  Deva: { source: HIND_BOLD, size: 106, lineHeight: 132, baseline: 374 },
};
