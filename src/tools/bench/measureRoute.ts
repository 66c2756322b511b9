import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { scriptOfTag } from '#/words/scriptLanguage.ts';
import { INDIC_FACES } from '#/tools/fonts/indicFaces.ts';
import type { Measurement } from './figures.ts';
import { listFiles } from './listFiles.ts';

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

/** How many of our fonts for other scripts texts in these languages need: one for Marathi and Hindi. */
export function countOtherScripts(languages: readonly string[]): number {
  const scripts = new Set(languages.map(scriptOfTag));
  return INDIC_FACES.filter(({ iso }) => scripts.has(iso)).length;
}

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
      largestPicture: isPicture
        ? { address: new URL(largest.url).pathname, width, height }
        : undefined,
      hasSlider: document.querySelector('[data-slider]') !== null,
      languages: [...new Set(languages)].filter(Boolean),
      islands: [...new Set(islands)],
    };
  }, WITH_LANGUAGE);

/** Opens an address as a first-time visitor with a phone, and waits without any input. */
export async function measureRoute(
  browser: Browser,
  origin: string,
  route: string,
): Promise<Measurement> {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(origin + route, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  const { languages, ...inside } = await lookInside(page);
  const otherScripts = countOtherScripts(languages);
  return { route, ...inside, otherScripts, files: await listFiles(page) };
}
