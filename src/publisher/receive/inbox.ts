import * as v from 'valibot';
import { openStateFile } from '#/system/files/stateFile.ts';

const REMEMBERED_MS = 10 * 60 * 1000;

const InboxSchema = v.object({
  isOwed: v.boolean(),
  // Pairs, because any name is safe in a `Map`; an object has `__proto__` and others already.
  seen: v.array(v.tuple([v.string(), v.number()])),
});

/**
 * Opens the inbox in a file: whether a rebuild is requested, and the ids of recent hooks. On disk a build is
 * owed from its request until one has succeeded, so that neither a kill nor a failure loses it.
 */
export async function openInbox(file: string, now = Date.now) {
  const state = openStateFile(file, InboxSchema);
  const kept = await state.read();
  const seen = new Map(kept?.seen);
  let isOwed = kept?.isOwed ?? false;
  let isWaiting = isOwed;
  let last = Promise.resolve();

  const write = async () => {
    for (const [id, time] of seen) if (now() - time >= REMEMBERED_MS) seen.delete(id);
    await state.write({ isOwed, seen: [...seen] });
  };

  /** Resolves when all that is known now is on disk, one write after the other. */
  const save = (): Promise<void> => (last = last.then(write, write));

  return {
    /**
     * Requests a rebuild, unless the hook of this id did within the last ten minutes. Resolves to whether it
     * is new, when all is on disk.
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
        if (id !== undefined) seen.delete(id); // the sender is asked to try again
        throw error;
      });
      return true;
    },
    isWaiting: () => isWaiting,
    /** Takes the waiting request into work; false if there is none. */
    take: (): boolean => {
      const wasWaiting = isWaiting;
      isWaiting = false;
      return wasWaiting;
    },
    /** Notes that a build has succeeded: only a request that came since then is still owed. */
    settle: (): Promise<void> => {
      isOwed = isWaiting;
      return save();
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;
