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
