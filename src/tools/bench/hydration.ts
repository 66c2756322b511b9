import type { Browser } from 'playwright';
import { sizeOf, type Cost } from './budgets.ts';
import { listFiles, PHONE, type Measurement } from './measureRoute.ts';
import { waitForFonts } from './waitForFonts.ts';

/** For the first hydration of any island, in KB, React and a form's rules included. */
const BUDGET = 72;

/** Each island with the first page that has it: its files are the same in every language. */
export const routesOfIslands = (pages: readonly Pick<Measurement, 'route' | 'islands'>[]) =>
  new Map(
    pages
      .toReversed()
      .flatMap(({ route, islands }) => islands.map((island) => [island, route] as const)),
  );

/** Loads a page, hydrates one of its islands, and adds up what that loads. */
export async function measureHydration(
  browser: Browser,
  origin: string,
  island: string,
  route: string,
): Promise<Cost> {
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
  const files = (await listFiles(page)).slice(before);
  return { name: `${island} on ${route}`, figures: [sizeOf('first hydration', files, BUDGET)] };
}
