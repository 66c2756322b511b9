import PQueue from 'p-queue';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { contentTypeOf } from '#/hosts/contentTypes.ts';
import { scriptOfTag } from '#/messages/scriptLanguage.ts';
import { INDIC_FACES } from '#/tools/fonts/indicFaces.ts';

/** The phone on which the budgets are based. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

const IDLE_MS = 3_000;

/** Elements with text that is set in a text font, which may be of another script; also the whole page. */
const WITH_LANGUAGE = '[lang]:not(svg, img, [data-face=display], [data-face=local])';

/** The files that a page has loaded so far, in order, as its browser says. */
export async function listFiles(page: Page) {
  const files = await page.evaluate(() => {
    const entries = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const loadedAt = entries
      .filter((entry) => entry instanceof PerformanceNavigationTiming)
      .map(({ loadEventStart }) => loadEventStart);
    return entries.map((entry) => ({
      address: new URL(entry.name).pathname,
      bytes: entry.transferSize, // headers count as 300
      bodyBytes: entry.encodedBodySize,
      isBeforeLoad: loadedAt.some((time) => entry.startTime <= time),
      isBlocking: 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    }));
  });
  // By the address: browsers name no type for fonts.
  const typeOf = (address: string) => contentTypeOf(address.replace(/\/$/, '/index.html'));
  return files.map((file) => ({ ...file, type: typeOf(file.address) }));
}

export type FetchedFile = Awaited<ReturnType<typeof listFiles>>[number];

/** Reads what the page itself knows when it has finished loading. */
const lookInside = (page: Page) =>
  page.evaluate((withLanguage) => {
    const entriesOf = (type: string) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const shifts = entriesOf('layout-shift').map((entry) =>
      Number('value' in entry && entry.value),
    );
    const largest = entriesOf('largest-contentful-paint').at(-1);
    const isPicture =
      largest instanceof LargestContentfulPaint && largest.url.startsWith(location.origin);
    const { width = 0, height = 0 } =
      (isPicture ? largest.element?.getBoundingClientRect() : undefined) ?? {};
    const languages = [...document.querySelectorAll<HTMLElement>(withLanguage)].map(
      ({ lang }) => lang,
    );
    const islands = [...document.querySelectorAll('astro-island')].map(
      // `/_astro/TabStrip.Cx1a.js` → `TabStrip`
      (island) => /([^/.]+)\.[^/]*$/.exec(island.getAttribute('component-url') ?? '')?.[1] ?? '',
    );
    return {
      shift: shifts.reduce((sum, value) => sum + value, 0),
      /** The picture that is the largest contentful paint, with its size in CSS pixels. */
      largestPicture: isPicture
        ? { address: new URL(largest.url).pathname, width, height }
        : undefined,
      hasSlider: document.querySelector('[data-slider]') !== null,
      languages: [...new Set(languages)].filter(Boolean),
      islands: [...new Set(islands)],
    };
  }, WITH_LANGUAGE);

/** Opens a page as a first-time visitor with a phone, and waits without any input. */
async function measureRoute(browser: Browser, origin: string, route: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(origin + route, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  const { languages, ...inside } = await lookInside(page);
  const scripts = new Set(languages.map(scriptOfTag));
  /** The scripts besides Latin in its text, each of which may need a font of ours. */
  const otherScripts = INDIC_FACES.filter(({ iso }) => scripts.has(iso)).length;
  return { ...inside, route, otherScripts, files: await listFiles(page) };
}

/** What the first view of a page loads in a new phone context. */
export type Measurement = Awaited<ReturnType<typeof measureRoute>>;

/** Measures several pages at a time, because a visit is mostly waiting. */
export const measurePages = (browser: Browser, origin: string, routes: readonly string[]) =>
  new PQueue({ concurrency: 4 }).addAll(
    routes.map((route) => () => measureRoute(browser, origin, route)),
  );
