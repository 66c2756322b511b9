import type { Browser } from 'playwright';
import { PHONE } from './measureRoute.ts';
import { median } from './median.ts';
import { visitInRounds } from './visitInRounds.ts';

/** A page whose paints are timed. */
export interface BenchPage {
  origin: string;
  route: string;
}

/** When a page paints, in milliseconds. */
export interface Paints {
  route: string;
  first: number;
  largest: number;
}

/** The median of each paint over several visits. */
export const middlePaints = (visits: readonly Omit<Paints, 'route'>[]) => ({
  first: median(visits.map(({ first }) => first)),
  largest: median(visits.map(({ largest }) => largest)),
});

/** The slow phone of the contract: 400 kbit/s, 400 ms latency, a quarter of this machine's CPU speed. */
export const LINK = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
export const CPU_SLOWDOWN = 4;

declare global {
  interface Window {
    benchPaints: { first: number; largest: number };
  }
}

/** Runs in the page before anything else. */
function watchPaints(): void {
  window.benchPaints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') window.benchPaints.first = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.benchPaints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watchPaints);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.benchPaints.largest > 0);
    return await page.evaluate(() => window.benchPaints);
  } finally {
    await context.close();
  }
}

/** Times the paints of pages on a slow line, one visit at a time; returns the median of several. */
export async function measurePaints(
  browser: Browser,
  pages: readonly BenchPage[],
): Promise<Paints[]> {
  const visits = await visitInRounds(pages, ({ origin, route }) => visit(browser, origin + route));
  return pages.map(({ route }, index) => ({ route, ...middlePaints(visits[index] ?? []) }));
}
