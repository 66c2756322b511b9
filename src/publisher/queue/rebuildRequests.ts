import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';

export const WISH_FILE = 'wish';

/** The wish to rebuild, on disk from the moment it is heard until a build has fulfilled it. */
export interface Wishes {
  /** Ends when the wish is safe; wishes that nothing has taken yet are one. */
  add: () => Promise<void>;
  /** Makes the waiting wish the one that is worked on; false when there is none. */
  take: () => Promise<boolean>;
  /** Forgets the wish that was worked on. */
  fulfil: () => Promise<void>;
  /** Lets a wish wait again that a stopped publisher, or a failed build, left unfulfilled. */
  recover: () => Promise<void>;
  isWaiting: () => Promise<boolean>;
}

/** Moves a file if it is there. */
const moveIfThere = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(() => true, unlessMissing(false));

/** Opens the wishes that are kept in a folder; other programs may add one as `writeWish` does. */
export function openWishes(folder: string): Wishes {
  const waiting = join(folder, WISH_FILE);
  const taken = join(folder, `${WISH_FILE}-taken`);
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
    fulfil: () => rm(taken, { force: true }),
    recover: async () => {
      if (!(await exists(waiting))) await moveIfThere(taken, waiting);
    },
    isWaiting: () => exists(waiting),
  };
}

/** Leaves a wish for the publisher that runs, or for its next start. */
export const writeWish = (folder: string) => writeFileAtomic(join(folder, WISH_FILE), '');
