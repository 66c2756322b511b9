import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { LEAST_SHIFT } from './budgets.ts';
import { PHONE } from './measureRoute.ts';
import { visitAll } from './visitAll.ts';
import { waitForFonts } from './waitForFonts.ts';
import { watchShifts } from './watchShifts.ts';
import type { LayoutShift } from './measurement.ts';

const LATE = new Set(['font', 'image']);
const SCREENS: Record<string, BrowserContextOptions> = {
  phone: PHONE,
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** What moved when fonts and pictures arrived only after the text was painted. */
export interface SlowArrival {
  route: string;
  screen: string;
  shifts: LayoutShift[];
}

async function measureArrival(context: BrowserContext, address: string): Promise<LayoutShift[]> {
  const page = await context.newPage();
  const painted = Promise.withResolvers<undefined>();
  await page.route('**/*', async (request) => {
    if (LATE.has(request.request().resourceType())) await painted.promise;
    await request.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  painted.resolve(undefined);
  await page.waitForLoadState();
  await waitForFonts(page);
  const shifts = await page.evaluate(() => window.benchShifts);
  await page.close();
  return shifts;
}

/** Opens pages, on a phone and a desktop, whose fonts and pictures arrive last. */
export async function measureSlowArrivals(
  browser: Browser,
  origin: string,
  routes: readonly string[],
): Promise<SlowArrival[]> {
  const arrivals: SlowArrival[][] = [];
  for (const [screen, options] of Object.entries(SCREENS)) {
    const context = await browser.newContext(options);
    const visit = async (route: string) => {
      const shifts = await measureArrival(context, origin + route);
      return { route, screen, shifts };
    };
    arrivals.push(await visitAll(routes, visit));
    await context.close();
  }
  return arrivals.flat();
}

/** One line for each page that moves. */
export const checkSlowArrivals = (arrivals: readonly SlowArrival[]): string[] =>
  arrivals.flatMap(({ route, screen, shifts }) => {
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const moved = [...new Set(shifts.flatMap((shift) => shift.moved))].slice(0, 3).join('; ');
    return sum < LEAST_SHIFT
      ? []
      : [`${route}: layout shift ${sum.toFixed(2)} of 0 with late fonts (${screen}): ${moved}`];
  });
