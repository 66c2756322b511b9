/** `npm run cards`: draws the icons, and the social cards of each language, into `public/`. */
import { getViteConfig } from 'astro/config';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { resolveColors } from '#/system/palette.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { languages } from '#/messages/languages.ts';
import { cardPath, hasPage, pageNames, pageHead } from '#/business/pages.ts';
import { routeOf, type PageName } from '#/routes.ts';
import { headingOf } from './headingOf.ts';

type Props = Record<string, unknown>;

const PUBLIC = new URL('../../../public/', import.meta.url);
const MAX_CARD_BYTES = 60 * 1024;
/** The width from the start of a heading to the ring, in pixels. */
const MAX_HEADING_WIDTH = 655;

const config = await getViteConfig(
  {},
  { logLevel: 'silent' }, // hides its error about being closed while it starts
)({ mode: 'production', command: 'serve' });
const vite = await createServer({ ...config, server: { middlewareMode: true } });
const container = await AstroContainer.create();
const browser = await launchChromium();

/** Returns the SVG of a drawing, with the palette's variables replaced by colours. */
async function drawing(name: string, props: Props): Promise<string> {
  const module: { default?: AstroComponentFactory } = await vite.ssrLoadModule(
    `/src/tools/cards/${name}.astro`,
  );
  if (!module.default) throw new Error(`${name} is not a component.`);
  const markup = await container.renderToString(module.default, { props });
  return resolveColors(markup.slice(markup.indexOf('<svg')));
}

async function photograph(
  svg: string,
  width: number,
  height: number,
  face = '',
  check?: (page: Page) => Promise<void>,
): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>body{margin:0}${face}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await check?.(page);
  return await page.screenshot({ omitBackground: true });
}

async function save(name: string, data: string | Buffer): Promise<void> {
  const file = fileURLToPath(new URL(name, PUBLIC));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  console.log(`public/${name}: ${data.length} bytes`);
}

/** Wraps a PNG of 32 × 32 pixels in an `.ico` file. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, ...Array<number>(8)]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawIcons(): Promise<void> {
  const rounded = await drawing('AppIcon', { shape: 'rounded' });
  const full = await drawing('AppIcon', { shape: 'full' });
  const icon = async (svg: string, size: number) =>
    sharp(await photograph(svg, size, size))
      .png({ palette: true, effort: 10 })
      .toBuffer();
  await save('favicon.svg', rounded);
  await save('favicon.ico', icoOf(await icon(rounded, 32)));
  await save('apple-touch-icon.png', await icon(full, 180));
  await save('icon-192.png', await icon(rounded, 192));
  await save('icon-512.png', await icon(rounded, 512));
  await save('icon-maskable-512.png', await icon(full, 512));
}

/** Throws if a line of a card's heading reaches the ring. */
async function checkWidth(page: Page, file: string): Promise<void> {
  const widths = await page
    .locator('tspan')
    .evaluateAll((lines) => lines.map((line) => (line as SVGTSpanElement).getComputedTextLength()));
  const widest = Math.round(Math.max(...widths));
  if (widest > MAX_HEADING_WIDTH)
    throw new Error(
      `${file}: a line of "card" takes ${widest} of ${MAX_HEADING_WIDTH} pixels: break it`,
    );
}

async function drawCard(code: string, name: PageName, face: string): Promise<void> {
  const { card } = routeOf(name);
  const lines = pageHead(code, name).card;
  const path = cardPath(code, name);
  const svg = await drawing('SocialCard', { lines, card, lang: code });
  const png = await photograph(svg, 1200, 630, face, (page) =>
    checkWidth(page, `src/messages/${code}/${name}.json`),
  );
  const small = await sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  if (small.length > MAX_CARD_BYTES) throw new Error(`${path} has ${small.length} bytes.`);
  await save(path.slice(1), small);
}

try {
  await drawIcons();
  await rm(new URL('social/', PUBLIC), { recursive: true, force: true }); // also former pages' cards
  for (const { code } of languages) {
    const font = await readFile(headingOf(code).font, 'base64');
    const face = `@font-face{font-family:Heading;src:url(data:font/ttf;base64,${font})}`;
    const names = pageNames.filter((page) => hasPage(code, page));
    for (const name of names) await drawCard(code, name, face);
  }
} finally {
  await browser.close();
  await vite.close();
}
