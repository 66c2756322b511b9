import type { PublisherState, State } from '#/publisher/state.ts';

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

/** Plans a retry after a build that failed or used fallbacks; the plan survives a restart. */
export function createRetry(state: PublisherState, clock: Clock, onDue: () => void) {
  let cancel: () => void = () => undefined;

  const arm = ({ nextTry }: NonNullable<State['retry']>) => {
    cancel();
    const rest = Date.parse(nextTry) - clock.now();
    // The limit matters if the system clock is changed.
    cancel = clock.setTimer(onDue, Math.min(Math.max(rest, 0), LONGEST_MS));
  };

  return {
    /** Continues the plan of an earlier publisher. */
    resume: () => {
      const { retry } = state.get();
      if (retry) arm(retry);
    },
    /** Plans the next try: soon after a requested build, later after each one that fails. */
    plan: async (isAsked: boolean) => {
      const before = state.get().retry;
      const tries = isAsked || !before ? 0 : before.tries + 1;
      const delay = DELAYS_MS[tries] ?? LONGEST_MS;
      const retry = { tries, nextTry: new Date(clock.now() + delay).toISOString() };
      arm(retry);
      await state.set({ retry });
    },
    clear: async () => {
      cancel();
      await state.set({ retry: undefined });
    },
    stop: () => cancel(),
  };
}

export type RetryPlan = ReturnType<typeof createRetry>;
