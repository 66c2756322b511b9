import type { Log } from '#/publisher/log.ts';
import type { SeenIds } from './seenIds.ts';

export interface AcceptOptions {
  seen: SeenIds;
  log: Log;
  /** Resolves when the rebuild request is on disk. */
  addRequest: () => Promise<void>;
  /** Called when a rebuild request is on disk. */
  onRequest: () => void;
}

/**
 * Returns a function that accepts a hook: it resolves when the rebuild request is on disk. A hook with a known
 * id adds no second request.
 */
export function createAcceptHook({ seen, log, addRequest, onRequest }: AcceptOptions) {
  /** Hooks whose request is not on disk yet, by id; a repeated one waits for the first. */
  const underWay = new Map<string, Promise<void>>();

  const keepRequest = () => addRequest().then(seen.save);

  const keepRequestOf = async (id: string): Promise<void> => {
    const keeping = keepRequest();
    underWay.set(id, keeping);
    try {
      await keeping;
    } catch (error) {
      seen.release(id);
      throw error;
    } finally {
      underWay.delete(id);
    }
  };

  return async (id: string | undefined): Promise<void> => {
    if (id !== undefined && !seen.claim(id)) {
      log('hook-again', { id });
      return underWay.get(id);
    }
    await (id === undefined ? keepRequest() : keepRequestOf(id));
    log('hook', { id });
    onRequest();
    return undefined;
  };
}
