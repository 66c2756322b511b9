import type { Browser } from 'playwright';
import { englishPath } from '#/words/languages.ts';
import { HYDRATION_BYTES } from './budgets.ts';
import { formatKb, nameFiles } from './format.ts';
import { PHONE } from './measureRoute.ts';
import { sumBytes, type FetchedFile, type Measurement } from './measurement.ts';
import { waitForFonts } from './waitForFonts.ts';
import { watchRequests } from './watchRequests.ts';

interface IslandRoute {
  island: string;
  route: string;
}

/** What the first intent on an island loaded. */
export interface Hydration extends IslandRoute {
  files: FetchedFile[];
}

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

/** Loads a page, hydrates one of its islands, and lists what that loads. */
export async function measureHydration(
  browser: Browser,
  origin: string,
  { island, route }: IslandRoute,
): Promise<Hydration> {
  // A slider in motion would load its next picture during the test.
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const listFiles = await watchRequests(await context.newCDPSession(page));
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    const before = (await listFiles()).length;
    const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
    // A tap begins with a mouse-over; alone, this follows no link and opens no `<details>`.
    await element.locator('*').first().dispatchEvent('mouseover');
    await element.and(page.locator('[data-hydration=hydrated]')).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return { island, route, files: (await listFiles()).slice(before) };
  } finally {
    await context.close();
  }
}

/** One line for each island whose first hydration exceeds its budget. */
export const checkHydrations = (hydrations: readonly Hydration[]): string[] =>
  hydrations
    .filter(({ files }) => sumBytes(files) > HYDRATION_BYTES)
    .map(({ island, route, files }) => {
      const [bytes, budget] = [sumBytes(files), HYDRATION_BYTES].map(formatKb);
      return `${route}: first hydration of ${island} ${bytes} of ${budget} KB${nameFiles(files)}`;
    });
