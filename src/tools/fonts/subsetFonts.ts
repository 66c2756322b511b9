/** `npm run fonts`: subsets our fonts to the letters that pages need, into `src/assets/fonts/`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { recordDerived } from '#/build/derived/derivedFiles.ts';
import { faceTexts } from '#/build/derived/faceTexts.ts';
import { business } from '#/business/business.ts';
import { languages, scriptOf } from '#/words/languages.ts';
import { fontNotices, withNotices } from './fontNotices.ts';
import { DISPLAY_FONT } from './headingFonts.ts';
import { INDIC_FACES } from './indicFaces.ts';
import { subsetDisplayFace, subsetTextFace } from './subsetScript.ts';

/** ASCII, English typographic punctuation and the rupee sign: about 115 characters. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const PUNCTUATION = '\u00a0©°·×é½–—‘’“”•…';
const RUPEE = '₹';

const TEXT_FACES = [
  { weight: 400, file: '400Regular/HindVadodara_400Regular' },
  { weight: 600, file: '600SemiBold/HindVadodara_600SemiBold' },
];

const LICENCE = new URL('../../../public/fonts-licence.txt', import.meta.url);

const resolve = createRequire(import.meta.url).resolve;

/** Reads a font of a foundry, e.g. `read('hind/400Regular/Hind_400Regular')`. */
const read = (file: string): Promise<Buffer> => readFile(resolve(`@expo-google-fonts/${file}.ttf`));

const subset = (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'locl', 'ccmp', 'abvm', 'blwm'],
    dropTables: ['gasp', 'DSIG'],
  });

async function save(name: string, font: Buffer): Promise<void> {
  await writeFile(new URL(`../../assets/fonts/${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2: ${font.length} bytes`);
}

// The footer has our name in Gujarati letters, and the sign on home the words that make up the name.
const names = [
  business.gujaratiName,
  ...(business.nameWords?.words ?? []).map((word) => word.written),
];
const display = await readFile(DISPLAY_FONT);
const sources: Buffer[] = [display];
await save('shrikhand-400', await subset(display, ASCII + PUNCTUATION + names.join('')));

for (const { weight, file } of TEXT_FACES) {
  const font = await read(`hind-vadodara/${file}`);
  sources.push(font);
  await save(`hind-vadodara-${weight}`, await subset(font, ASCII + PUNCTUATION + RUPEE));
}

const codesOf = (script: string) =>
  languages.map(({ code }) => code).filter((code) => scriptOf(code) === script);
for (const { iso, script, text, display } of INDIC_FACES) {
  const texts = codesOf(iso).map(faceTexts);
  if (texts.length === 0) continue;
  const textFont = await read(text.source);
  const all = texts.flatMap((each) => each.all);
  await save(text.name, await subsetTextFace(textFont, script, all));
  const headings = { signs: display.signs, texts: texts.flatMap((each) => each.display) };
  const displayFont = await read(display.source);
  await save(display.name, await subsetDisplayFace(displayFont, script, headings));
  sources.push(textFont, displayFont);
}
const licence = await readFile(LICENCE, 'utf8');
await writeFile(LICENCE, withNotices(licence, fontNotices(sources)));
const known: string[] = ['Latn', ...INDIC_FACES.map(({ iso }) => iso)];
for (const { code } of languages) {
  const script = scriptOf(code);
  if (!known.includes(script))
    console.warn(`${code}: src/tools/fonts/indicFaces.ts has no font for ${script}.`);
}
await recordDerived('fonts');
