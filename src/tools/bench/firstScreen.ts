import { readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { PHONE } from './measureRoute.ts';
import { waitForFonts } from './waitForFonts.ts';

/** A first flight of ten TCP segments. */
const FIRST_FLIGHT_BYTES = 14_336;

const NOT_TEXT = new Set(['font', 'image', 'media', 'script']);

/** The number of pixels in the first screen that differ between the first flight and the whole page. */
export interface FirstScreen {
  route: string;
  points: number;
}

/** A page cut off after its first flight of compressed bytes. */
export function cutPage(html: Buffer): Buffer {
  const sent = brotliCompressSync(html).subarray(0, FIRST_FLIGHT_BYTES);
  return brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
}

async function paint(browser: Browser, address: string, html: Buffer): Promise<Buffer> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const request = route.request();
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      }
      return NOT_TEXT.has(request.resourceType()) ? route.abort() : route.continue();
    });
    await page.goto(address, { waitUntil: 'load' });
    await waitForFonts(page);
    // Content below the screen affects compositing layers, and so the anti-aliasing of their edges.
    await page.evaluate(() => {
      document.body.style.clipPath = `inset(0 0 calc(100% - ${innerHeight}px))`;
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        const isBelow = element.getBoundingClientRect().top >= innerHeight;
        if (isBelow) element.style.visibility = 'hidden';
      }
    });
    const screen = await page.screenshot({ animations: 'disabled' });
    return await sharp(screen).removeAlpha().raw().toBuffer();
  } finally {
    await context.close();
  }
}

/** Compares a page rendered from its first flight with the whole page, without fonts and pictures. */
export async function compareFirstScreen(
  browser: Browser,
  { origin, route, file }: { origin: string; route: string; file: string },
): Promise<FirstScreen> {
  const html = await readFile(file);
  const cut = cutPage(html);
  if (cut.length === html.length) return { route, points: 0 };
  const [whole, first] = [
    await paint(browser, origin + route, html),
    await paint(browser, origin + route, cut),
  ];
  let points = 0;
  for (let at = 0; at < whole.length; at += 3) {
    if (!whole.subarray(at, at + 3).equals(first.subarray(at, at + 3))) points += 1;
  }
  return { route, points };
}

/** One line for each page whose first flight does not contain the whole first screen. */
export const checkFirstScreens = (screens: readonly FirstScreen[]): string[] =>
  screens
    .filter(({ points }) => points > 0)
    .map(
      ({ route, points }) =>
        `${route}: the first ${FIRST_FLIGHT_BYTES} bytes paint another first screen: ${points} points differ`,
    );
