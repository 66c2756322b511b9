import type { Browser } from 'playwright';
import { formatTable } from './format.ts';
import { PHONE } from './measureRoute.ts';

/** When a page paints first, and its largest part, in milliseconds. */
export interface Paints {
  first: number;
  largest: number;
}

/** The paints of a page and of a bare page of the same bytes. */
export interface ComparedPaints {
  route: string;
  page: Paints;
  bare: Paints;
}

export const SLOW_LINE = '400 kbit/s, 400 ms, 4 × CPU';
const LINK = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const CPU_SLOWDOWN = 4;
/** No run fails by these: times depend on the machine. */
const GOOD_RATIOS = { first: 1.2, largest: 1.35 };

const readPaints = () =>
  new Promise<Paints>((resolve) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    new PerformanceObserver((list) => {
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Opens a page on a slow line and a slow processor. */
export async function measurePaints(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(readPaints);
  } finally {
    await context.close();
  }
}

/** The paints of all pages, each with its ratio to the bare page. */
export function paintTable(title: string, compared: readonly ComparedPaints[]): string {
  const rows = compared.map(({ route, page, bare }) => [
    route,
    ...(['first', 'largest'] as const).flatMap((paint) => [
      `${page[paint].toFixed(0)} ms`,
      `${bare[paint].toFixed(0)} ms`,
      `${(page[paint] / bare[paint]).toFixed(2)} ×`,
    ]),
  ]);
  const ratios = Object.entries(GOOD_RATIOS).map(([paint, good]) => [
    `${paint} paint`,
    'bare',
    `ratio (${good} is good)`,
  ]);

  return formatTable([[title, ...ratios.flat()], ...rows]);
}
