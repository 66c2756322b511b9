import type { Browser } from 'playwright';
import { englishPath } from '#/content/languages.ts';
import { sumBytes, type FetchedFile, type Measurement } from './measurement.ts';
import { PHONE } from './measureRoute.ts';
import { longestTask } from './longestTask.ts';
import { waitForFonts } from './waitForFonts.ts';
import { watchRequests } from './watchRequests.ts';

/** What the first tap on an island loaded, and how long it blocked the page. */
export interface Hydration {
  island: string;
  route: string;
  bytes: number;
  files: FetchedFile[];
  /** CPU time of the longest task in milliseconds, so that it does not depend on the machine's load. */
  longestTask: number;
}

type IslandRoute = Pick<Hydration, 'island' | 'route'>;

/** Each island with the first page that has it, for each language. */
export function routesOfIslands(
  pages: readonly Pick<Measurement, 'route' | 'islands'>[],
): IslandRoute[] {
  const found = new Map<string, IslandRoute>();
  for (const { route, islands } of pages) {
    for (const island of islands) {
      const language = route.slice(0, -englishPath(route).length);
      const key = `${island} ${language}`;
      if (!found.has(key)) found.set(key, { island, route });
    }
  }
  return [...found.values()];
}

/**
 * Loads a page, hydrates one of its islands like a finger does, and counts what that loads. A browser can
 * do this for only one page at a time.
 */
export async function measureHydration(
  browser: Browser,
  origin: string,
  { island, route }: IslandRoute,
): Promise<Hydration> {
  // A slider in motion would load its next picture during the test.
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const log = await watchRequests(await context.newCDPSession(page));
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    const before = (await log.list(new Set())).length;
    const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
    await browser.startTracing(page, { categories: ['toplevel'] });
    // A tap begins with a mouse-over; alone, this follows no link and opens no `<details>`.
    await element.locator('*').first().dispatchEvent('mouseover');
    await element.and(page.locator('[data-hydration=hydrated]')).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const trace = await browser.stopTracing();
    const files = (await log.list(new Set())).slice(before);
    return { island, route, bytes: sumBytes(files), files, longestTask: longestTask(trace) };
  } finally {
    await context.close();
  }
}
