import { DOWNLOADS_AT_ONCE } from './downloadPicture.ts';
import { PictureError } from './pictureError.ts';

/** Good pictures behind a batch that hangs have their turn. */
const MISSES_IN_A_ROW = 2 * DOWNLOADS_AT_ONCE;
const MISSES_IN_ALL = 40;

/**
 * Counts the failures of each host that cost time, and gives the host up when they are too many:
 * 400 pictures on a host that hangs cost three time-outs and not fifty. Quick failures cost nothing
 * and do not count.
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
