import { DOWNLOADS_AT_ONCE } from './downloadPicture.ts';
import { PictureError } from './pictureError.ts';

/** Two batches: after one batch that hangs, good pictures of the same host are still tried. */
const MISSES_IN_A_ROW = 2 * DOWNLOADS_AT_ONCE;
const MISSES_IN_ALL = 40;

/**
 * Counts each host's slow failures, and stops asking the host after too many of them: 400 pictures on a
 * host that hangs cost three time-outs instead of fifty. Quick failures cost nothing and do not count.
 */
export function createHostCircuitBreaker(timeoutMs: number) {
  const misses = new Map<string, { inARow: number; inAll: number }>();

  return async function withCircuitBreaker<T>(host: string, work: () => Promise<T>): Promise<T> {
    const count = misses.get(host) ?? { inARow: 0, inAll: 0 };
    misses.set(host, count);
    if (count.inARow >= MISSES_IN_A_ROW || count.inAll >= MISSES_IN_ALL)
      throw new PictureError('not tried, because its host did not answer for others');
    const start = performance.now();
    try {
      const result = await work();
      count.inARow = 0;
      return result;
    } catch (error) {
      if (performance.now() - start > timeoutMs / 2) {
        count.inARow += 1;
        count.inAll += 1;
      }
      throw error;
    }
  };
}
