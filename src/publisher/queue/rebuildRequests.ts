import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';

export const REBUILD_REQUEST_FILE = 'rebuild-request';

/** Requests to rebuild the site. A request is on disk from its arrival until a build has fulfilled it. */
export interface RebuildRequests {
  /** Resolves when the request is on disk; all requests that wait count as one. */
  add: () => Promise<void>;
  /** Takes the waiting request into work; false if there is none. */
  take: () => Promise<boolean>;
  /** Removes the request in work. */
  clear: () => Promise<void>;
  /** Puts a request back that was in work when a publisher stopped or a build failed. */
  recover: () => Promise<void>;
  isWaiting: () => Promise<boolean>;
}

const moveIfThere = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(() => true, unlessMissing(false));

/** Opens the rebuild requests in a folder. Other programs may add one with `requestRebuild`. */
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

/** Leaves a rebuild request for the running publisher, or for its next start. */
export const requestRebuild = (folder: string) =>
  writeFileAtomic(join(folder, REBUILD_REQUEST_FILE), '');
