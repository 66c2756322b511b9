/** `npm run brochure`: makes `src/assets/brochure.pdf`, which is part of the repository. */
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '#/tools/chromium/chromium.ts';
import { palette } from '#/sample/studio/palette.ts';
import { emptyThali, thaliItems } from '#/sample/studio/pictures/tables.ts';
import { place, rect } from '#/sample/studio/shapes.ts';
import { brochurePage } from './brochurePage.ts';

const FILE = fileURLToPath(new URL('../../assets/brochure.pdf', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;
const ownFont = (name: string) => new URL(`../../assets/fonts/${name}.woff2`, import.meta.url);

async function fontFace(family: string, weight: number, file: URL | string) {
  const data = (await readFile(file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:application/octet-stream;base64,${data}); }`;
}

async function readStyles() {
  const gujarati = resolve(
    '@expo-google-fonts/hind-vadodara/600SemiBold/HindVadodara_600SemiBold.ttf',
  );
  const parts = [
    fontFace('Shrikhand', 400, ownFont('shrikhand-400')),
    fontFace('Hind', 400, ownFont('hind-vadodara-400')),
    fontFace('Hind', 600, ownFont('hind-vadodara-600')),
    fontFace("'Hind Gujarati'", 600, gujarati),
    readFile(new URL('./brochure.css', import.meta.url), 'utf8'),
  ];
  return (await Promise.all(parts)).join('\n');
}

/** The thali as a JPEG: as paths it would double the size of the file. */
async function drawThali() {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 120 1640 1040" width="1640" height="1040">' +
    rect(0, 0, 1640, 1200, { fill: palette.gali, width: 0 }) +
    emptyThali() +
    thaliItems.map(({ draw, ...at }) => place(draw(), at)).join('') +
    '</svg>';
  const jpeg = await sharp(Buffer.from(svg))
    .resize(1400)
    .jpeg({ quality: 50, mozjpeg: true })
    .toBuffer();
  return `<img class="thali" alt="A steel thali with nine Gujarati snacks" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`;
}

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await page.setContent(brochurePage({ css: await readStyles(), thali: await drawThali() }));
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: FILE, preferCSSPageSize: true, printBackground: true, tagged: true });
} finally {
  await browser.close();
}
console.log(`brochure.pdf: ${Math.round((await stat(FILE)).size / 1024)} KB`);
