/** The time, and a timer; `setTimer` returns a function that cancels it. */
export interface Clock {
  now: () => number;
  setTimer: (task: () => void, milliseconds: number) => () => void;
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

/** Plans builds without a request. A restarted publisher starts anew. */
export function createRetry(clock: Clock, onDue: () => void) {
  let tries = 0;
  let nextTry: string | undefined;
  let cancel: () => void = () => undefined;

  const pause = () => {
    cancel();
    nextTry = undefined;
  };

  return {
    /** Plans the next retry: soon after a requested build, later after each failure. */
    plan: (isAsked: boolean) => {
      const delay = DELAYS_MS[isAsked ? 0 : tries] ?? LONGEST_MS;
      tries = isAsked ? 1 : tries + 1;
      nextTry = new Date(clock.now() + delay).toISOString();
      cancel();
      cancel = clock.setTimer(onDue, delay);
    },
    /** Drops the planned retry, because a build begins that takes its place. */
    pause,
    clear: () => {
      pause();
      tries = 0;
    },
    nextTry: () => nextTry,
  };
}

export type RetryPlan = ReturnType<typeof createRetry>;
