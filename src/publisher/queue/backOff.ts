/** The time, and a timer; `setTimer` returns a function that cancels it. */
export interface Clock {
  now: () => number;
  setTimer: (task: () => void, milliseconds: number) => () => void;
}

export const MINUTE_MS = 60_000;

export const systemClock: Clock = {
  now: Date.now,
  setTimer: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Plans attempts after these delays in minutes, of which the last one repeats; none after the signal. A
 * restarted publisher begins with the first delay.
 */
export function createBackOff(
  { clock, signal }: { clock: Clock; signal: AbortSignal },
  minutes: readonly number[],
  onDue: () => void,
) {
  let tries = 0;
  let nextTry: string | undefined;
  let cancel: () => void = () => undefined;

  const pause = () => {
    cancel();
    nextTry = undefined;
  };
  signal.addEventListener('abort', pause);

  return {
    plan: () => {
      pause();
      if (signal.aborted) return;
      const delay = (minutes[tries] ?? minutes.at(-1) ?? 0) * MINUTE_MS;
      tries += 1;
      nextTry = new Date(clock.now() + delay).toISOString();
      cancel = clock.setTimer(() => {
        nextTry = undefined;
        onDue();
      }, delay);
    },
    /** Drops the planned attempt, and begins with the first delay again. */
    reset: () => {
      pause();
      tries = 0;
    },
    /** Returns the time of the planned attempt. */
    nextTry: () => nextTry,
  };
}

export type BackOff = ReturnType<typeof createBackOff>;
