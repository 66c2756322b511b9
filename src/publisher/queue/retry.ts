import * as v from 'valibot';
import type { StateFile } from '#/build/files/stateFile.ts';

/** What tells the time, and wakes somebody up later; gives what calls that off. */
export interface Clock {
  now: () => number;
  setTimer: (task: () => void, milliseconds: number) => () => void;
}

export const RetrySchema = v.object({
  /** How many times it was tried again already since somebody last asked for a build. */
  tries: v.number(),
  /** ISO 8601. */
  nextTry: v.string(),
});

type Retry = v.InferOutput<typeof RetrySchema>;

export interface RetryOptions {
  state: StateFile<Retry>;
  clock: Clock;
  onDue: () => void;
}

const MINUTE_MS = 60_000;
/** How long to wait for each next try; the last one is for all that follow. */
const DELAYS_MS = [1, 2, 5, 10, 15].map((minutes) => minutes * MINUTE_MS);
const LONGEST_MS = Math.max(...DELAYS_MS);

/** The time of this machine. */
export const systemClock: Clock = {
  now: Date.now,
  setTimer: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Says when to try again by itself what did not come to a good end; known also after a restart. */
export function createRetry({ state, clock, onDue }: RetryOptions) {
  let planned: Retry | undefined;
  let cancel: () => void = () => undefined;

  const arm = (retry: Retry) => {
    cancel();
    planned = retry;
    const rest = Date.parse(retry.nextTry) - clock.now();
    cancel = clock.setTimer(onDue, Math.min(Math.max(rest, 0), LONGEST_MS)); // a clock may be set
  };

  return {
    /** Takes up what an earlier publisher planned. */
    resume: async () => {
      const retry = await state.read();
      if (retry) arm(retry);
    },
    /** Plans the next try: soon after a build that somebody asked for, later after each that failed. */
    plan: async (isAsked: boolean) => {
      const tries = isAsked || !planned ? 0 : planned.tries + 1;
      const delay = DELAYS_MS[tries] ?? LONGEST_MS;
      const retry = { tries, nextTry: new Date(clock.now() + delay).toISOString() };
      arm(retry);
      await state.write(retry);
    },
    /** Forgets the plan, because all is well. */
    clear: async () => {
      cancel();
      planned = undefined;
      await state.remove();
    },
    /** When the next try is, as ISO 8601. */
    next: () => planned?.nextTry,
    stop: () => cancel(),
  };
}

export type RetryPlan = ReturnType<typeof createRetry>;
