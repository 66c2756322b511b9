/** `npm run fonts`: subsets our fonts to the letters that pages need, into `src/assets/fonts/`. */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { faceTexts } from './faceTexts.ts';
import { business } from '#/business/business.ts';
import { languages, scriptOf } from '#/messages/languages.ts';
import { fontNotices, withNotices } from './fontNotices.ts';
import { DISPLAY_FONT } from './headingFonts.ts';
import { faceOf, foundryFont, INDIC_FACES } from './indicFaces.ts';
import { displaySamples, textSamples } from './indicScripts.ts';
import { subsetScript } from './subsetScript.ts';

/** ASCII, English typographic punctuation and the rupee sign: about 115 characters. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const PUNCTUATION = '\u00a0©°·×é½–—‘’“”•…';
const RUPEE = '₹';

const TEXT_FACES = {
  'hind-vadodara-400': 'hind-vadodara/400Regular/HindVadodara_400Regular',
  'hind-vadodara-600': 'hind-vadodara/600SemiBold/HindVadodara_600SemiBold',
};

/** The sizes that a page may load for one script: its text font, and its display font. */
const TEXT_MAX_BYTES = 14 * 1024;
const DISPLAY_MAX_BYTES = 12 * 1024 - 640; // headers count as well

const LICENCE = new URL('../../../public/fonts-licence.txt', import.meta.url);

const read = (name: string): Promise<Buffer> => readFile(foundryFont(name));

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

for (const [name, source] of Object.entries(TEXT_FACES)) {
  const font = await read(source);
  sources.push(font);
  await save(name, await subset(font, ASCII + PUNCTUATION + RUPEE));
}

const codes = languages.map(({ code }) => code);
for (const { iso, script, text, display } of INDIC_FACES) {
  const texts = codes.filter((code) => scriptOf(code) === iso).map(faceTexts);
  if (texts.length === 0) continue;
  const textFont = await read(text.source);
  const all = texts.flatMap((each) => each.all);
  const ofText = { samples: textSamples(script, all), maxBytes: TEXT_MAX_BYTES };
  await save(text.name, await subsetScript(textFont, script, ofText));
  const displayFont = await read(display.source);
  const headings = texts.flatMap((each) => each.display);
  const samples = displaySamples(script, headings);
  const ofDisplay = { signs: display.signs, samples, maxBytes: DISPLAY_MAX_BYTES };
  await save(display.name, await subsetScript(displayFont, script, ofDisplay));
  sources.push(textFont, displayFont);
}
const licence = await readFile(LICENCE, 'utf8');
await writeFile(LICENCE, withNotices(licence, fontNotices(sources)));
for (const code of codes) {
  const script = scriptOf(code);
  if (script !== 'Latn' && !faceOf(code))
    console.warn(`${code}: src/tools/fonts/indicFaces.ts has no font for ${script}.`);
}
