import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { findLargestPicture } from './largestPicture.ts';
import type { Measurement } from './measurement.ts';
import { watchRequests } from './watchRequests.ts';
import { watchShifts } from './watchShifts.ts';

/** The phone on which the budgets are based. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

const IDLE_MS = 3_000;

/** Elements with text in another script that is set in a text font; `[lang]` may also be the whole page. */
const IN_OTHER_SCRIPTS =
  ':is([lang|=gu], [lang|=hi]):not(svg, img, [data-face=display], [data-face=local])';

/** Reads what the page itself knows when it has finished loading. */
const lookInside = (page: Page) =>
  page.evaluate(
    (inOtherScripts) => ({
      shifts: window.benchShifts,
      blocking: performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
      unsizedPictures: [...document.images]
        .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
        .map((image) => new URL(image.currentSrc || image.src, location.href).pathname),
      hasSlider: document.querySelector('[data-slider]') !== null,
      otherScripts: new Set(
        [...document.querySelectorAll(inOtherScripts)].map((element) =>
          element.getAttribute('lang')?.slice(0, 2),
        ),
      ).size,
      islandUrls: [...document.querySelectorAll('astro-island')].map(
        (island) => island.getAttribute('component-url') ?? '',
      ),
    }),
    IN_OTHER_SCRIPTS,
  );

/** `/_astro/TabStrip.Cx1a.js` → `TabStrip`. */
const islandName = (url: string): string => /([^/.]+)\.[^/]*$/.exec(url)?.[1] ?? url;

/** Opens an address as a first-time visitor with a phone, and waits without any input. */
export async function measureRoute(
  browser: Browser,
  origin: string,
  route: string,
): Promise<Measurement> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const log = await watchRequests(await context.newCDPSession(page));
    await page.addInitScript(watchShifts);
    await page.goto(origin + route, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
    const { blocking, islandUrls, ...inside } = await lookInside(page);
    return {
      route,
      ...inside,
      largestPicture: await findLargestPicture(page),
      islands: [...new Set(islandUrls.map(islandName))],
      files: await log.list(new Set(blocking)),
    };
  } finally {
    await context.close();
  }
}
