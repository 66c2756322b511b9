import * as v from 'valibot';
import { openStateFile } from '#/system/files/stateFile.ts';

const REMEMBERED_MS = 10 * 60 * 1000;

const InboxSchema = v.object({
  isOwed: v.boolean(),
  // Pairs, because a `Map` can have any key; an object already has `__proto__` and others.
  seen: v.array(v.tuple([v.string(), v.number()])),
});

/**
 * Opens the inbox in a file: whether a rebuild is requested, and the ids of recent hooks. A request stays on
 * disk until a build succeeds, so that neither a kill nor a failure loses it.
 */
export async function openInbox(file: string, now = Date.now) {
  const state = openStateFile(file, InboxSchema);
  const content = await state.read();
  const seen = new Map(content?.seen);
  let isOwed = content?.isOwed ?? false;
  let isWaiting = isOwed;
  let last = Promise.resolve();
  let next: Promise<void> | undefined; // has not begun

  const write = async () => {
    for (const [id, time] of seen) if (now() - time >= REMEMBERED_MS) seen.delete(id);
    await state.write({ isOwed, seen: [...seen] });
  };

  /** Resolves when all current data are on disk; calls while another write runs share the next one. */
  const save = (): Promise<void> => {
    const begin = () => {
      next = undefined;
      return write();
    };
    return (next ??= last = last.then(begin, begin));
  };

  return {
    /**
     * Requests a rebuild, unless a hook with this id did so within the last ten minutes. Resolves to whether
     * it is new, when that is on disk.
     */
    add: async (id?: string): Promise<boolean> => {
      const seenAt = id === undefined ? undefined : seen.get(id);
      if (seenAt !== undefined && now() - seenAt < REMEMBERED_MS) {
        await last;
        return false;
      }
      isOwed = true;
      isWaiting = true;
      if (id !== undefined) seen.set(id, now());
      await save().catch((error: unknown) => {
        if (id !== undefined) seen.delete(id); // the sender is asked to retry
        throw error;
      });
      return true;
    },
    isWaiting: () => isWaiting,
    /** Throws an error if no request can be stored. */
    check: save,
    /** Starts work on the waiting request; false if there is none. */
    take: (): boolean => {
      const wasWaiting = isWaiting;
      isWaiting = false;
      return wasWaiting;
    },
    /** Records that a build has succeeded: only a request since its start still waits. */
    settle: (): Promise<void> => {
      isOwed = isWaiting;
      return save();
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;
