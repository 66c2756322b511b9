import type { Log } from '#/publisher/log.ts';
import { systemClock } from '#/publisher/queue/retry.ts';

const SUMMED_UP_MS = 60_000;

/** Counts refused requests, and logs their sums once a minute: strangers must not be able to fill the log. */
export function createRefusals(log: Log, clock = systemClock) {
  const counts = new Map<string, number>();
  let cancel: (() => void) | undefined;

  const flush = () => {
    cancel?.();
    cancel = undefined;
    if (counts.size === 0) return;
    const reasons = Array.from(counts, ([reason, count]) => `${count} × ${reason}`);
    const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
    counts.clear();
    log('refused', { count, reasons });
  };

  return {
    add: (reason: string) => {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      cancel ??= clock.setTimer(flush, SUMMED_UP_MS);
    },
    flush,
  };
}

export type Refusals = ReturnType<typeof createRefusals>;
