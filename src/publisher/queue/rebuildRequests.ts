import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';

export const REBUILD_REQUEST_FILE = 'rebuild-request';

/** Requests to rebuild the site; one is on disk from the moment it comes until a build has done what it asks. */
export interface RebuildRequests {
  /** Ends when the request is safe; requests that nothing has taken yet are one. */
  add: () => Promise<void>;
  /** Makes the waiting request the one that is worked on; false when there is none. */
  take: () => Promise<boolean>;
  /** Forgets the request that was worked on. */
  clear: () => Promise<void>;
  /** Lets a rebuild request wait again that a stopped publisher, or a failed build, left undone. */
  recover: () => Promise<void>;
  isWaiting: () => Promise<boolean>;
}

/** Moves a file if it is there. */
const moveIfThere = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(() => true, unlessMissing(false));

/** Opens the rebuild requests that are kept in a folder; other programs may add one as `requestRebuild` does. */
export function openRebuildRequests(folder: string): RebuildRequests {
  const waiting = join(folder, REBUILD_REQUEST_FILE);
  const taken = join(folder, `${REBUILD_REQUEST_FILE}-taken`);
  const inTurn = new PQueue({ concurrency: 1 });
  let adding: Promise<void> | undefined;

  return {
    add: () => {
      adding ??= inTurn
        .add(() => writeFileAtomic(waiting, ''))
        .catch((error: unknown) => {
          adding = undefined;
          throw error;
        });
      return adding;
    },
    take: () =>
      inTurn.add(() => {
        adding = undefined;
        return moveIfThere(waiting, taken);
      }),
    clear: () => rm(taken, { force: true }),
    recover: async () => {
      if (!(await exists(waiting))) await moveIfThere(taken, waiting);
    },
    isWaiting: () => exists(waiting),
  };
}

/** Leaves a rebuild request for the publisher that runs, or for its next start. */
export const requestRebuild = (folder: string) =>
  writeFileAtomic(join(folder, REBUILD_REQUEST_FILE), '');
