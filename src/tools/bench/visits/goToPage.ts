import type { CDPSession, Page } from 'playwright';
import { tapLink } from './finger.ts';
import { StepNotThere } from './stepNotThere.ts';
import type { Visitor } from './visitor.ts';
import type { Step } from './visits.ts';

declare global {
  interface Window {
    /** Set on each visited page; still set when the page returns from the back/forward cache. */
    benchSeen?: boolean;
  }
}

/**
 * The time from `since` to the page's first and largest paint. A page from the back/forward cache appears
 * with the next frame.
 */
async function timePaints({ page, waitForQuiet }: Visitor, since: number) {
  const isFromCache = await page.evaluate(() => window.benchSeen === true);
  if (isFromCache) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const now = Date.now() - since;
    await waitForQuiet();
    return { first: now, largest: now };
  }
  await waitForQuiet();
  const { origin, first, largest } = await page.evaluate(
    () =>
      new Promise<{ origin: number; first: number; largest: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          resolve({
            origin: performance.timeOrigin,
            first: paint?.startTime ?? 0,
            largest: list.getEntries().at(-1)?.startTime ?? 0,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { first: origin + first - since, largest: origin + largest - since };
}

const PAGE_TIMEOUT_MS = 30_000;

/** Waits until a page other than `left` has painted, or has returned from the back/forward cache. */
async function waitForPage(page: Page, left: string): Promise<void> {
  const hasPainted = (before: string) =>
    location.href !== before &&
    (window.benchSeen === true ||
      performance.getEntriesByName('first-contentful-paint').length > 0);
  const deadline = Date.now() + PAGE_TIMEOUT_MS;
  // Polled from outside: code that waits inside a page stops when the page is left.
  while (!(await page.evaluate(hasPainted, left).catch(() => false))) {
    if (Date.now() > deadline) throw new StepNotThere(`${left}: no other page came`);
    await page.waitForTimeout(10);
  }
}

/** Goes back through the browser: the page cannot answer once it is left. */
async function goBack(session: CDPSession): Promise<void> {
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const earlier = entries[currentIndex - 1];
  if (earlier === undefined) throw new StepNotThere('no page before this one');
  await session.send('Page.navigateToHistoryEntry', { entryId: earlier.id });
}

/** Takes a step to another page; returns when the finger left the screen. */
async function go({ page, session }: Visitor, origin: string, step: Step): Promise<number> {
  const left = await page.evaluate(() => location.href); // `page.url()` may be late
  let since = Date.now();
  if (step.kind === 'open') await page.goto(origin + step.address);
  else if (step.kind === 'tap') since = await tapLink(page, session, step.address);
  else await goBack(session);
  await waitForPage(page, left);
  return since;
}

/** Takes a step to another page; returns its first and largest paint, in milliseconds from the tap. */
export async function goToPage(visitor: Visitor, origin: string, step: Step) {
  const since = await go(visitor, origin, step);
  const paints = await timePaints(visitor, since);
  await visitor.page.evaluate(() => (window.benchSeen = true));
  return paints;
}
