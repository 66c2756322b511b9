import type { Browser } from 'playwright';
import { englishPath } from '#/content/languages.ts';
import { sumBytes, type FetchedFile, type Measurement } from './measurement.ts';
import { PHONE } from './measureRoute.ts';
import { hydrationBudgetOf } from './budgets.ts';
import { longestTask } from './longestTask.ts';
import { waitForFonts } from './waitForFonts.ts';
import { watchRequests } from './watchRequests.ts';

/** What the first tap on an island asked for, and how long it kept the page busy. */
export interface Hydration {
  island: string;
  route: string;
  bytes: number;
  files: FetchedFile[];
  /** Milliseconds of the processor's time that the longest task took, however busy the machine was. */
  longestTask: number;
}

type IslandRoute = Pick<Hydration, 'island' | 'route'>;

/** Each island with the first page that has it, once for each language and budget. */
export function routesOfIslands(
  pages: readonly Pick<Measurement, 'route' | 'islands'>[],
): IslandRoute[] {
  const found = new Map<string, IslandRoute>();
  for (const { route, islands } of pages) {
    for (const island of islands) {
      const language = route.slice(0, -englishPath(route).length);
      const key = `${island} ${language} ${hydrationBudgetOf(route, island)}`;
      if (!found.has(key)) found.set(key, { island, route });
    }
  }
  return [...found.values()];
}

/**
 * Loads a page, hydrates one of its islands as a finger on it would, and counts what that asked for. A
 * browser can do this for one page at a time only.
 */
export async function measureHydration(
  browser: Browser,
  origin: string,
  { island, route }: IslandRoute,
): Promise<Hydration> {
  // A slider that turns would ask for its next picture meanwhile.
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const log = await watchRequests(await context.newCDPSession(page));
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    const before = (await log.list(new Set())).length;
    const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
    await browser.startTracing(page, { categories: ['toplevel'] });
    // A tap begins with a mouse-over, and this one follows no link and opens no file.
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
