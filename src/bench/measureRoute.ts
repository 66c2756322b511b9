import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { measureInlineScripts } from './inlineScripts';
import type { LayoutShift, Measurement } from './measurement';
import { watchRequests } from './watchRequests';

/** The phone that the budgets are written for. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

const IDLE_MS = 3_000;

declare global {
  interface Window {
    benchShifts: LayoutShift[];
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

/** Runs in the page before its first byte. */
function watchShifts(): void {
  const name = (element: Element) => {
    const classes = element.getAttribute('class')?.trim().replace(/\s+/g, '.');
    return element.localName + (element.id && `#${element.id}`) + (classes ? `.${classes}` : '');
  };
  window.benchShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      const elements = sources.map(({ node }) =>
        node instanceof Element ? node : node?.parentElement,
      );
      const moved = elements.map((element) => (element ? name(element) : 'an element now gone'));
      window.benchShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the page itself knows once it has come to rest. */
const lookInside = (page: Page) =>
  page.evaluate(() => ({
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
    islandUrls: [...document.querySelectorAll('astro-island')].map(
      (island) => island.getAttribute('component-url') ?? '',
    ),
  }));

/** `/_astro/TabStrip.Cx1a.js` → `TabStrip`. */
const islandName = (url: string): string => /([^/.]+)\.[^/]*$/.exec(url)?.[1] ?? url;

/** Opens an address as a first-time visitor with a phone, and waits without touching anything. */
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
    const response = await page.goto(origin + route, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
    const { blocking, islandUrls, ...inside } = await lookInside(page);
    return {
      route,
      ...inside,
      ...measureInlineScripts((await response?.text()) ?? ''),
      islands: [...new Set(islandUrls.map(islandName))],
      files: await log.list(new Set(blocking)),
    };
  } finally {
    await context.close();
  }
}
