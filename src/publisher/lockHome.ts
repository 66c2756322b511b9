import { hostname } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { messageOf } from '#/build/report/messageOf.ts';
import { lockFile, type FileLock } from '#/build/files/fileLock.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';

/** The first file that a publisher makes in its state folder. */
export const HOME_LOCK = 'lock';

const HolderSchema = v.object({ pid: v.number(), host: v.string(), since: v.string() });

const openHolder = ({ state }: Pick<Folders, 'state'>) =>
  openStateFile(join(state, 'holder.json'), HolderSchema);

/** Tries to become the only one who publishes from these folders; `undefined` where another is. */
export const tryToLockHome = ({ state }: Pick<Folders, 'state'>): FileLock | undefined =>
  lockFile(join(state, HOME_LOCK));

/** Becomes the only publisher of these folders; throws RefusedError, which names the other one. */
export async function lockHome(folders: Folders, home: string, log: Log): Promise<FileLock> {
  const lock = tryToLockHome(folders);
  const holder = openHolder(folders);
  if (!lock) {
    const { pid, host, since } = (await holder.read()) ?? {};
    throw new RefusedError(
      `PUBLISH_DIR: found ${home} in use by another publisher (process ${pid ?? '?'} on ${host ?? '?'}, since ${since ?? '?'}); expected one at a time`,
    );
  }
  const here = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await holder.write(here).catch((error: unknown) => {
    log('not-remembered', { reason: messageOf(error) }); // a full disk must not keep it from starting
  });
  return lock;
}
