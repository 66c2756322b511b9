import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { messageOf } from '#/build/report/messageOf.ts';
import { lockFile, type FileLock } from '#/build/files/fileLock.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import type { Folders } from './folders.ts';
import type { Log } from './log.ts';

/** The first file that a publisher creates in its state folder. Whoever holds this lock works alone. */
export const HOME_LOCK = 'lock';
/** Only publishers hold this one. Operator commands hold `HOME_LOCK` when no publisher runs. */
const PUBLISHER_LOCK = 'publisher.lock';
const ASK_AGAIN_MS = 200;

interface HomeToLock {
  home: string;
  folders: Folders;
  /** How long the start waits for an operator command to end. */
  waitMs: number;
  log: Log;
}

const HolderSchema = v.object({ pid: v.number(), host: v.string(), since: v.string() });

const openHolder = ({ state }: Pick<Folders, 'state'>) =>
  openStateFile(join(state, 'holder.json'), HolderSchema);

/** Locks these folders; `undefined` if another process holds the lock. */
export const tryToLockHome = ({ state }: Pick<Folders, 'state'>): FileLock | undefined =>
  lockFile(join(state, HOME_LOCK));

/** Throws RefusedError, which names the publisher that holds the folder. */
async function refuse(folders: Folders, home: string): Promise<never> {
  const { pid, host, since } = (await openHolder(folders).read()) ?? {};
  throw new RefusedError(
    `PUBLISH_DIR: found ${home} in use by another publisher (process ${pid ?? '?'} on ${host ?? '?'}, since ${since ?? '?'}); expected one at a time`,
  );
}

/** Waits for an operator command and then takes the lock; throws RefusedError if it does not end in time. */
async function waitForOperator({ home, folders, waitMs, log }: HomeToLock): Promise<FileLock> {
  log('waiting', { reason: "an operator's command is at work in the folder" });
  const start = performance.now();
  while (performance.now() - start < waitMs) {
    await wait(ASK_AGAIN_MS);
    const lock = tryToLockHome(folders);
    if (lock) return lock;
  }
  throw new RefusedError(
    `PUBLISH_DIR: found ${home} in use by an operator's command for ${waitMs / 1000} s; expected it to end`,
  );
}

/**
 * Becomes the only publisher of these folders, after a running operator command has ended. Throws
 * RefusedError, which names what else holds them.
 */
export async function lockHome(given: HomeToLock): Promise<FileLock> {
  const { home, folders, log } = given;
  // First, because this creates the file that marks the folder as ours.
  const free = tryToLockHome(folders);
  const publisher = lockFile(join(folders.state, PUBLISHER_LOCK));
  if (!publisher) {
    free?.release();
    return refuse(folders, home);
  }
  const here = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await openHolder(folders)
    .write(here)
    .catch((error: unknown) => {
      log('not-remembered', { reason: messageOf(error) }); // a full disk must not prevent the start
    });
  try {
    const lock = free ?? (await waitForOperator(given));
    return {
      release: () => {
        lock.release();
        publisher.release();
      },
    };
  } catch (error) {
    publisher.release();
    throw error;
  }
}
