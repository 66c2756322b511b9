import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { CPU_SLOWDOWN, LINK } from '#/tools/bench/measurePaints.ts';
import { PHONE } from '#/tools/bench/measureRoute.ts';
import { sendForm } from './formStep.ts';
import { tapLink } from './finger.ts';
import { StepNotThere } from './stepNotThere.ts';
import { watchTraffic, type Traffic, type TrafficWatch } from './traffic.ts';
import { describeStep, type Step } from './visits.ts';

declare global {
  interface Window {
    /** Set on a page that a step has ended on. */
    benchSeen?: boolean;
  }
}

/** What one step took, in milliseconds from the tap. */
export interface StepFigures extends Traffic {
  step: string;
  /** What the site lacks for this step, where it could not be made. */
  missing?: string;
  first?: number;
  largest?: number;
  hydrated?: number;
  sent?: number;
}

interface Visitor extends TrafficWatch {
  page: Page;
  session: CDPSession;
}

/** Opens a tab on the slow link, with the slow processor. */
async function openTab(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session, ...traffic };
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

async function takeStep(visitor: Visitor, origin: string, step: Step): Promise<StepFigures> {
  const { page, session, take, waitForQuiet } = visitor;
  const name = describeStep(step);
  if (step.kind === 'call') {
    await tapLink(page, session, 'tel:');
    await waitForQuiet();
    return { step: name, ...take() };
  }
  if (step.kind === 'form') {
    const times = await sendForm(page, session);
    await waitForQuiet();
    return { step: name, ...times, ...take() };
  }
  const since = await go(visitor, origin, step);
  const paints = await timePaints(visitor, since);
  await page.evaluate(() => (window.benchSeen = true));
  return { step: name, ...paints, ...take() };
}

/** More than any step of a slow site takes; a page that never answers would hold up the whole run. */
const STEP_TIMEOUT_MS = 120_000;

/** Takes a step, or says why the site has none. */
async function tryStep(visitor: Visitor, origin: string, step: Step): Promise<StepFigures> {
  const ended = new AbortController();
  const late = wait(STEP_TIMEOUT_MS, undefined, { signal: ended.signal }).then(() => {
    throw new StepNotThere(`no answer within ${STEP_TIMEOUT_MS / 1000} s`);
  });
  try {
    return await Promise.race([takeStep(visitor, origin, step), late]);
  } catch (error) {
    if (!(error instanceof StepNotThere)) throw error;
    const missing = error.message.replace(origin, '');
    return { step: describeStep(step), missing, ...visitor.take() };
  } finally {
    ended.abort();
  }
}

/** Makes one visit with a fresh browser, step after step. */
export async function runVisit(
  browser: Browser,
  origin: string,
  steps: readonly Step[],
): Promise<StepFigures[]> {
  const context = await browser.newContext(PHONE);
  try {
    const figures: StepFigures[] = [];
    let visitor = await openTab(context);
    for (const step of steps) {
      if (step.kind === 'leave') {
        await visitor.page.close();
        visitor = await openTab(context);
      } else figures.push(await tryStep(visitor, origin, step));
    }
    return figures;
  } finally {
    await context.close();
  }
}
