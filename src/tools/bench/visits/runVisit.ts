import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { PHONE } from '#/tools/bench/measureRoute.ts';
import { sendForm } from './formStep.ts';
import { tapLink } from './finger.ts';
import { goToPage } from './goToPage.ts';
import { StepNotThere } from './stepNotThere.ts';
import type { Traffic } from './traffic.ts';
import { openTab, type Visitor } from './visitor.ts';
import { describeStep, type Step } from './visits.ts';

/** The figures of one step; times are in milliseconds. */
export interface StepFigures extends Traffic {
  step: string;
  /** What the site lacks for this step, if it failed. */
  missing?: string;
  first?: number;
  largest?: number;
  hydrated?: number;
  sent?: number;
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
  const paints = await goToPage(visitor, origin, step);
  return { step: name, ...paints, ...take() };
}

/** Longer than any step on a slow site; without it, a page that never answers would block the run. */
const STEP_TIMEOUT_MS = 120_000;

/** Takes a step; if the site has no place for it, `missing` says why. */
async function tryStep(visitor: Visitor, origin: string, step: Step): Promise<StepFigures> {
  const ended = new AbortController();
  const timeout = wait(STEP_TIMEOUT_MS, undefined, { signal: ended.signal }).then(() => {
    throw new StepNotThere(`no answer within ${STEP_TIMEOUT_MS / 1000} s`);
  });
  try {
    return await Promise.race([takeStep(visitor, origin, step), timeout]);
  } catch (error) {
    if (!(error instanceof StepNotThere)) throw error;
    const missing = error.message.replace(origin, '');
    return { step: describeStep(step), missing, ...visitor.take() };
  } finally {
    ended.abort();
  }
}

/** Makes one visit, step by step, in a new browser context. */
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
