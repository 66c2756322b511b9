import type { Browser } from 'playwright';
import { sumBytes, type FetchedFile } from './measurement';
import { PHONE } from './measureRoute';
import { watchRequests } from './watchRequests';

/** What the first tap on an island asked for. */
export interface Wake {
  island: string;
  route: string;
  bytes: number;
  files: FetchedFile[];
}

/** Loads a page, wakes one of its islands as a finger on it would, and counts what that asked for. */
export async function measureWake(
  browser: Browser,
  origin: string,
  { island, route }: Pick<Wake, 'island' | 'route'>,
): Promise<Wake> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const log = await watchRequests(await context.newCDPSession(page));
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const before = (await log.list(new Set())).length;
    const element = page.locator(`astro-island[component-url*="/${island}."]`).first();
    // A tap begins with a mouse-over, and this one follows no link and opens no file.
    await element.locator('*').first().dispatchEvent('mouseover');
    await element.and(page.locator(':not([ssr])')).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const files = (await log.list(new Set())).slice(before);
    return { island, route, bytes: sumBytes(files), files };
  } finally {
    await context.close();
  }
}
