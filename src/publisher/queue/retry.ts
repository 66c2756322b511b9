import * as v from 'valibot';
import type { StateFile } from '#/build/files/stateFile.ts';

/** The time, and a timer; `setTimer` returns a function that cancels it. */
export interface Clock {
  now: () => number;
  setTimer: (task: () => void, milliseconds: number) => () => void;
}

export const RetrySchema = v.object({
  /** Retries since somebody last requested a build. */
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
/** The delay before each retry; the last one repeats. */
const DELAYS_MS = [1, 2, 5, 10, 15].map((minutes) => minutes * MINUTE_MS);
const LONGEST_MS = Math.max(...DELAYS_MS);

export const systemClock: Clock = {
  now: Date.now,
  setTimer: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Plans a retry after a build that failed or used fallbacks; the plan survives a restart. */
export function createRetry({ state, clock, onDue }: RetryOptions) {
  let planned: Retry | undefined;
  let cancel: () => void = () => undefined;

  const arm = (retry: Retry) => {
    cancel();
    planned = retry;
    const rest = Date.parse(retry.nextTry) - clock.now();
    // The limit matters if the system clock is changed.
    cancel = clock.setTimer(onDue, Math.min(Math.max(rest, 0), LONGEST_MS));
  };

  return {
    /** Continues the plan of an earlier publisher. */
    resume: async () => {
      const retry = await state.read();
      if (retry) arm(retry);
    },
    /** Plans the next try: soon after a requested build, later after each one that fails. */
    plan: async (isAsked: boolean) => {
      const tries = isAsked || !planned ? 0 : planned.tries + 1;
      const delay = DELAYS_MS[tries] ?? LONGEST_MS;
      const retry = { tries, nextTry: new Date(clock.now() + delay).toISOString() };
      arm(retry);
      await state.write(retry);
    },
    clear: async () => {
      cancel();
      planned = undefined;
      await state.remove();
    },
    /** The time of the next try, ISO 8601. */
    next: () => planned?.nextTry,
    stop: () => cancel(),
  };
}

export type RetryPlan = ReturnType<typeof createRetry>;
