import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { openStateFile } from '#/system/files/stateFile.ts';

const REMEMBERED_MS = 10 * 60 * 1000;

const InboxSchema = v.object({
  isOwed: v.boolean(),
  // Pairs, because a `Map` can have any key; an object already has `__proto__` and others.
  seen: v.array(v.tuple([v.string(), v.number()])),
});

/** Removes the ids that need no longer be known. */
function forget(seen: Map<string, number>, now: number): void {
  for (const [id, time] of seen) if (now - time >= REMEMBERED_MS) seen.delete(id);
}

/**
 * Opens the inbox in a file: whether a rebuild is requested, and the ids of recent hooks. A request stays on
 * disk until a build succeeds, so that neither a kill nor a failure loses it.
 */
export async function openInbox(file: string, now = Date.now) {
  const stored = openStateFile(file, InboxSchema);
  const content = await stored.read();
  const seen = new Map(content?.seen);
  let isOwed = content?.isOwed ?? false;
  let isWaiting = isOwed;
  const save = () => stored.write({ isOwed, seen: [...seen] });

  return {
    /** Requests a rebuild, unless a recent hook had this id; resolves to whether it is new, when that is on disk. */
    add: async (id: string = randomUUID()): Promise<boolean> => {
      forget(seen, now());
      const isNew = !seen.has(id);
      if (isNew) {
        seen.set(id, now());
        isOwed = true;
        isWaiting = true;
      }
      await save(); // also for a known id, whose first hook may not be stored
      return isNew;
    },
    isWaiting: () => isWaiting,
    /** Throws an error if no request can be stored. */
    check: save,
    /** Starts work on the waiting request. */
    take: () => void (isWaiting = false),
    /** Records that a build has succeeded: only a request since its start still waits. */
    settle: () => {
      isOwed = isWaiting;
      return save();
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;
