/**
 * `npm run brochure`: makes the brochures in `src/assets/`, one for each language with an address in
 * `src/business/contact.ts`.
 */
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { business, businessIn } from '#/business/business.ts';
import { parts } from '#/business/parts.ts';
import { colorOf } from '#/lib/palette.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { fontFace } from '#/tools/fonts/fontFace.ts';
import { headingFontOf } from '#/tools/fonts/headingFonts.ts';
import { faceOf, foundryFont, INDIC_FACES } from '#/tools/fonts/indicFaces.ts';
import { languages } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';
import { brochurePage } from './brochurePage.ts';

const ASSETS = new URL('../../assets/', import.meta.url);
/** The fonts for Gujarati, whose text fonts are also those for Latin. */
const [gujarati] = INDIC_FACES;

async function readStyles(code: string) {
  const { text, bold } = faceOf(code) ?? gujarati;
  const parts = [
    fontFace('Heading', 400, headingFontOf(code)),
    fontFace('Hind', 400, foundryFont(text.source)),
    fontFace('Hind', 600, foundryFont(bold)),
    fontFace('Hind Gujarati', 600, foundryFont(gujarati.bold)),
    readFile(new URL('../../styles/palette.css', import.meta.url), 'utf8'),
    readFile(new URL('./brochure.css', import.meta.url), 'utf8'),
  ];
  return (await Promise.all(parts)).join('\n');
}

/** The name as it is drawn, else in the font of headings. */
async function readName(): Promise<string> {
  const { name, wordmark } = business;
  if (wordmark === undefined) return `<p class="wordmark">${name}</p>`;
  const svg = await readFile(new URL(`drawings/logo/${wordmark}.svg`, ASSETS), 'utf8');
  return svg.replace('<svg', `<svg class="wordmark" role="img" aria-label="${name}"`);
}

/** The home page's picture as a JPEG: a transparent one would double the file size. */
async function readThali(alt: string): Promise<string> {
  const jpeg = await sharp(fileURLToPath(new URL('hero-thali.webp', ASSETS)))
    .flatten({ background: colorOf('gali') })
    .jpeg({ quality: 46, mozjpeg: true })
    .toBuffer();
  return `<img class="thali" alt="${alt}" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`;
}

/** Throws if text would be cut off at the end of a page. */
async function checkFit(page: Page): Promise<void> {
  const surplus = await page
    .locator('.page')
    .evaluateAll((pages) => pages.map((each) => each.scrollHeight - each.clientHeight));
  for (const [index, pixels] of surplus.entries())
    if (pixels > 0) throw new Error(`Page ${index + 1} is ${pixels} pixels too long: say less.`);
}

async function print(code: string, file: string): Promise<void> {
  await using browser = await launchChromium();
  const page = await browser.newPage();
  const pictures = { name: await readName(), thali: await readThali(words(code).brochure.thali) };
  await page.setContent(brochurePage(code, await readStyles(code), pictures));
  await page.evaluate(() => document.fonts.ready);
  await checkFit(page);
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true });
}

const made = new Set<string>();
for (const { code } of languages) {
  const address = parts.franchises ? businessIn(code).brochure : undefined;
  if (address === undefined || made.has(address)) continue;
  made.add(address);
  const file = fileURLToPath(new URL(address.slice(1), ASSETS));
  await print(code, file);
  console.log(`src/assets${address}: ${Math.round((await stat(file)).size / 1024)} KB`);
}
if (made.size === 0)
  console.log('No brochure is made: src/business/ offers no franchise, or gives no `brochure`.');
