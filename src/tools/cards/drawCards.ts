import { getViteConfig } from 'astro/config';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { cardHeadingIn, fontSource } from '#/business/fonts.ts';
import { resolveColors } from '#/system/palette.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { languages } from '#/messages/languages.ts';
import { cardPath, hasPage, pageNames, pageHead } from '#/business/pages.ts';
import { routeOf, type PageName } from '#/routes.ts';
import type { Drawing } from './saveDrawings.ts';

/** Renders a component of this folder as an SVG, with colours in place of the palette's variables. */
type Draw = (name: string, props: Record<string, unknown>) => Promise<string>;

const MAX_CARD_BYTES = 60 * 1024;
/** The width from the start of a heading to the ring, in pixels. */
const MAX_HEADING_WIDTH = 655;

/** Takes a picture of an SVG; also returns the width of its widest line of text. */
async function photograph(
  browser: Browser,
  svg: string,
  [width, height]: [number, number],
  face = '',
) {
  await using page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>body{margin:0}${face}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const widths = await page
    .locator('tspan')
    .evaluateAll((lines) => lines.map((line) => (line as SVGTSpanElement).getComputedTextLength()));
  const png = await page.screenshot({ omitBackground: true });
  return { png, widest: Math.round(Math.max(0, ...widths)) };
}

/** Wraps a PNG of 32 × 32 pixels in an `.ico` file. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, ...Array<number>(8)]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawIcons(draw: Draw, browser: Browser): Promise<Drawing[]> {
  const rounded = await draw('AppIcon', { shape: 'rounded' });
  const full = await draw('AppIcon', { shape: 'full' });
  const icon = async (svg: string, size: number) => {
    const { png } = await photograph(browser, svg, [size, size]);
    return sharp(png).png({ palette: true, effort: 10 }).toBuffer();
  };
  return [
    { path: 'favicon.svg', data: rounded },
    { path: 'favicon.ico', data: icoOf(await icon(rounded, 32)) },
    { path: 'apple-touch-icon.png', data: await icon(full, 180) },
    { path: 'icon-192.png', data: await icon(rounded, 192) },
    { path: 'icon-512.png', data: await icon(rounded, 512) },
    { path: 'icon-maskable-512.png', data: await icon(full, 512) },
  ];
}

/** Draws the card of a page. Its fault is a heading that reaches the ring, or a file that is too large. */
async function drawCard(
  [code, name]: [code: string, name: PageName],
  draw: Draw,
  browser: Browser,
): Promise<Drawing> {
  const heading = cardHeadingIn(code);
  const font = await readFile(fontSource(heading.source), 'base64');
  const face = `@font-face{font-family:Heading;src:url(data:font/ttf;base64,${font})}`;
  const { card } = routeOf(name);
  const lines = pageHead(code, name).card;
  const svg = await draw('SocialCard', { lines, card, heading, lang: code });
  const { png, widest } = await photograph(browser, svg, [1200, 630], face);
  const data = await sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
  const path = cardPath(code, name).slice(1);
  if (data.length > MAX_CARD_BYTES)
    return { path, data, fault: `${path}: ${data.length} of ${MAX_CARD_BYTES} bytes` };
  if (widest <= MAX_HEADING_WIDTH) return { path, data };
  const key = `src/brand/copy/${code}/${name}.json: a line of "card"`;
  const fault = `${key} takes ${widest} of ${MAX_HEADING_WIDTH} pixels: break it`;
  return { path, data, fault };
}

/** Draws the icons, and the social cards of each language. */
export async function drawCards(): Promise<{ icons: Drawing[]; cards: Drawing[] }> {
  const config = await getViteConfig(
    {},
    { logLevel: 'silent' }, // hides its error about being closed while it starts
  )({ mode: 'production', command: 'serve' });
  const vite = await createServer({ ...config, server: { middlewareMode: true } });
  await using browser = await launchChromium();
  const container = await AstroContainer.create();
  const draw: Draw = async (name, props) => {
    const module: { default?: AstroComponentFactory } = await vite.ssrLoadModule(
      `/src/tools/cards/${name}.astro`,
    );
    if (!module.default) throw new Error(`${name} is not a component.`);
    const markup = await container.renderToString(module.default, { props });
    return resolveColors(markup.slice(markup.indexOf('<svg')));
  };
  try {
    const icons = await drawIcons(draw, browser);
    const cards: Drawing[] = [];
    for (const { code } of languages)
      for (const name of pageNames.filter((page) => hasPage(code, page)))
        cards.push(await drawCard([code, name], draw, browser));
    return { icons, cards };
  } finally {
    await vite.close();
  }
}
