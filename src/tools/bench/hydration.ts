import type { Browser } from 'playwright';
import type { FetchedFile, Measurement } from './figures.ts';
import { listFiles } from './listFiles.ts';
import { PHONE } from './measureRoute.ts';
import { waitForFonts } from './waitForFonts.ts';

interface IslandRoute {
  island: string;
  route: string;
}

/** What the first intent on an island loaded. */
export interface Hydration extends IslandRoute {
  files: FetchedFile[];
}

/** Each island with the first page that has it: its files are the same in every language. */
export function routesOfIslands(
  pages: readonly Pick<Measurement, 'route' | 'islands'>[],
): IslandRoute[] {
  const all = pages.flatMap(({ route, islands }) => islands.map((island) => ({ island, route })));
  return [...Map.groupBy(all, ({ island }) => island).values()].flatMap(([first]) => first ?? []);
}

/** Loads a page, hydrates one of its islands, and lists what that loads. */
export async function measureHydration(
  browser: Browser,
  origin: string,
  { island, route }: IslandRoute,
): Promise<Hydration> {
  // A slider in motion would load its next picture during the test.
  await using context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  await waitForFonts(page);
  const before = (await listFiles(page)).length;
  const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
  // A tap begins with a mouse-over; alone, this follows no link and opens no `<details>`.
  await element.locator('*').first().dispatchEvent('mouseover');
  await element.and(page.locator('[data-hydration=hydrated]')).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { island, route, files: (await listFiles(page)).slice(before) };
}
