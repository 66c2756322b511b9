const MAX_WAIT_MS = 60_000;
const MAX_WAITS_MS = 300_000;
/**
 * After so many requests that ended in a time-out, a host gets no more, because their waits add up. The API
 * has eight lists with three tries each.
 */
const MAX_SILENCES = 24;
/** A response makes up for this part of a silence, so that a good host may have some among thousands. */
const AMENDS = 1 / 50;

/** Grants a wait for `Retry-After`; `undefined` if there is no time left. */
export type TakeWait = (retryAfterMs: number) => number | undefined;

/** Creates a function that grants waits of at most a minute each, within a total limit. */
export function createWaits(maxMs = MAX_WAITS_MS): TakeWait {
  let end: number | undefined;
  return (retryAfterMs) => {
    const wait = Math.min(retryAfterMs, MAX_WAIT_MS);
    end ??= performance.now() + maxMs;
    return performance.now() + wait <= end ? wait : undefined;
  };
}

/** Creates a record of which hosts do not respond, by one silence or response after the other. */
export function createPatience() {
  const silences = new Map<string, number>();
  const silent = (host: string) => silences.get(host) ?? 0;
  return {
    isOver: (host: string) => silent(host) >= MAX_SILENCES,
    count: (host: string, isSilent: boolean) =>
      silences.set(host, isSilent ? silent(host) + 1 : Math.max(0, silent(host) - AMENDS)),
  };
}
