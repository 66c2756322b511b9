import type { CDPSession, Page } from 'playwright';
import { tapLink } from './finger.ts';
import { StepNotThere } from './stepNotThere.ts';
import type { Visitor } from './visitor.ts';
import type { Step } from './visits.ts';

declare global {
  interface Window {
    /** Set on a page that a step has ended on. */
    benchSeen?: boolean;
  }
}

/** When a page that came after `since` painted. One from the page cache is there with the next frame. */
async function timePaints({ page, waitForQuiet }: Visitor, since: number) {
  const isKept = await page.evaluate(() => window.benchSeen === true);
  if (isKept) {
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

/** Waits until another page than the one that was left has painted, or has come from the page cache. */
async function waitForPage(page: Page, left: string): Promise<void> {
  const hasPainted = (before: string) =>
    location.href !== before &&
    (window.benchSeen === true ||
      performance.getEntriesByName('first-contentful-paint').length > 0);
  const deadline = Date.now() + PAGE_TIMEOUT_MS;
  // Asked anew each time: what waits inside a page stays behind with it.
  while (!(await page.evaluate(hasPainted, left).catch(() => false))) {
    if (Date.now() > deadline) throw new StepNotThere(`${left}: no other page came`);
    await page.waitForTimeout(10);
  }
}

/** Asked of the browser, as the page that is left cannot answer. */
async function goBack(session: CDPSession): Promise<void> {
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const earlier = entries[currentIndex - 1];
  if (earlier === undefined) throw new StepNotThere('no page before this one');
  await session.send('Page.navigateToHistoryEntry', { entryId: earlier.id });
}

/** Goes where a step leads; says when the finger left the screen. */
async function go({ page, session }: Visitor, origin: string, step: Step): Promise<number> {
  const left = await page.evaluate(() => location.href); // a page without a load is told late
  let since = Date.now();
  if (step.kind === 'open') await page.goto(origin + step.address);
  else if (step.kind === 'tap') since = await tapLink(page, session, step.address);
  else await goBack(session);
  await waitForPage(page, left);
  return since;
}

/** Goes where a step leads, and times when the page there painted, in milliseconds from the tap. */
export async function goToPage(visitor: Visitor, origin: string, step: Step) {
  const since = await go(visitor, origin, step);
  const paints = await timePaints(visitor, since);
  await visitor.page.evaluate(() => (window.benchSeen = true));
  return paints;
}
