/**
 * `npm run fonts`: subsets our fonts to the letters that pages need, into `src/assets/fonts/`. Add
 * the licence of a new font to `public/fonts-licence.txt`.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { business } from '#/business/business.ts';
import { inOwnLetters } from '#/business/inOwnLetters.ts';
import { localize } from '#/messages/text.ts';
import { fontSource } from './fontSource.ts';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * ASCII, English punctuation, the rupee sign, and the letters of our name and of transliterated
 * Gujarati words.
 */
const LATIN = `${range(0x20, 0x7e)}\u00a0©°·×é½–—‘’“”•…₹āīūṭḍ${localize('en', business.name)}`;
/** Our name in Gujarati letters, for the footer, and the words of the sign on home. */
const NAMES = [business, ...(business.nameWords?.words ?? [])].map(
  ({ name }) => inOwnLetters('en', name)?.written,
);
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

interface Face {
  source: string;
  letters: string;
  /** Keeps all features of the font by default. */
  keepFeatures?: readonly string[];
}

const FACES: Readonly<Record<string, Face>> = {
  'hind-vadodara-400': {
    source: 'hind-vadodara/400Regular/HindVadodara_400Regular',
    letters: LATIN,
    keepFeatures: LATIN_FEATURES,
  },
  'hind-vadodara-600': {
    source: 'hind-vadodara/600SemiBold/HindVadodara_600SemiBold',
    letters: LATIN,
    keepFeatures: LATIN_FEATURES,
  },
  'shrikhand-400': {
    source: 'shrikhand/400Regular/Shrikhand_400Regular',
    letters: LATIN + NAMES.join(''),
    keepFeatures: LATIN_FEATURES,
  },
  'shrikhand-gujarati-400': {
    source: 'shrikhand/400Regular/Shrikhand_400Regular',
    letters: OF_GUJARATI,
    keepFeatures: INDIC_FEATURES,
  },
  // Shrikhand has no Devanagari, and a slanted hyphen.
  'baloo-devanagari-800': {
    source: 'baloo-2/800ExtraBold/Baloo2_800ExtraBold',
    letters: `-${OF_HINDI}`,
    keepFeatures: INDIC_FEATURES,
  },
  'hind-gujarati-400': {
    source: 'hind-vadodara/400Regular/HindVadodara_400Regular',
    letters: GUJARATI,
  },
  'hind-devanagari-400': { source: 'hind/400Regular/Hind_400Regular', letters: DEVANAGARI },
};

if (!existsSync(new URL('./sources/node_modules', import.meta.url))) {
  console.error(
    'error: install the sources of the fonts first: npm ci --prefix src/tools/fonts/sources',
  );
  process.exit(1);
}
const { subsetFont } = await import('./sources/subsetFont.ts');

for (const [name, { source, letters, ...features }] of Object.entries(FACES)) {
  const font = await subsetFont(await readFile(fontSource(source)), letters, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: ['gasp', 'DSIG'],
    ...features,
  });
  await writeFile(new URL(`../../assets/fonts/${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}
