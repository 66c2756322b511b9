import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { LargestPicture, Measurement } from './measurement.ts';
import { watchRequests } from './watchRequests.ts';

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

declare global {
  interface Window {
    bench: { shift: number; largestPicture?: LargestPicture | undefined };
  }
}

/** Runs in the page before anything else. */
function watchPaints(): void {
  window.bench = { shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) window.bench.shift += Number(entry.value);
      if (!(entry instanceof LargestContentfulPaint) || !entry.element) continue;
      const { width, height } = entry.element.getBoundingClientRect();
      const isFile = entry.url.startsWith(location.origin);
      const picture = { address: new URL(entry.url || '/', location.href).pathname, width, height };
      window.bench.largestPicture = isFile ? picture : undefined;
    }
  }).observe({ entryTypes: ['layout-shift', 'largest-contentful-paint'] });
}

/** Reads what the page itself knows when it has finished loading. */
const lookInside = (page: Page) =>
  page.evaluate((inOtherScripts) => {
    const languages = [...document.querySelectorAll(inOtherScripts)].map((element) =>
      element.getAttribute('lang')?.slice(0, 2),
    );
    const islands = [...document.querySelectorAll('astro-island')].map(
      // `/_astro/TabStrip.Cx1a.js` → `TabStrip`
      (island) => /([^/.]+)\.[^/]*$/.exec(island.getAttribute('component-url') ?? '')?.[1] ?? '',
    );
    return {
      ...window.bench,
      hasSlider: document.querySelector('[data-slider]') !== null,
      otherScripts: new Set(languages).size,
      islands: [...new Set(islands)],
    };
  }, IN_OTHER_SCRIPTS);

/** Opens an address as a first-time visitor with a phone, and waits without any input. */
export async function measureRoute(
  browser: Browser,
  origin: string,
  route: string,
): Promise<Measurement> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const listFiles = await watchRequests(await context.newCDPSession(page));
    await page.addInitScript(watchPaints);
    await page.goto(origin + route, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
    return { route, ...(await lookInside(page)), files: await listFiles() };
  } finally {
    await context.close();
  }
}
