import type { Log } from '#/publisher/log.ts';
import type { SeenIds } from './seenIds.ts';

export interface AcceptOptions {
  seen: SeenIds;
  log: Log;
  /** Puts the rebuild request on disk. */
  addRequest: () => Promise<void>;
  /** Told after a rebuild request is safe on disk. */
  onRequest: () => void;
}

/** Gives what takes a hook: it ends when the request is on disk; an id that was heard before is no second one. */
export function createAcceptHook({ seen, log, addRequest, onRequest }: AcceptOptions) {
  /** Hooks whose request is not on disk yet, by id: one that comes again meanwhile shares their fate. */
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
