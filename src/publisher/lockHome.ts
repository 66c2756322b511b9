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

/** The first file that a publisher makes in its state folder; who holds it is the only one at work. */
export const HOME_LOCK = 'lock';
/** Held by publishers alone, while operators' commands hold the other where no publisher runs. */
const PUBLISHER_LOCK = 'publisher.lock';
const ASK_AGAIN_MS = 200;

interface HomeToLock {
  home: string;
  folders: Folders;
  /** How long an operator's command may keep the start waiting. */
  waitMs: number;
  log: Log;
}

const HolderSchema = v.object({ pid: v.number(), host: v.string(), since: v.string() });

const openHolder = ({ state }: Pick<Folders, 'state'>) =>
  openStateFile(join(state, 'holder.json'), HolderSchema);

/** Tries to become the only one at work in these folders; `undefined` where another is. */
export const tryToLockHome = ({ state }: Pick<Folders, 'state'>): FileLock | undefined =>
  lockFile(join(state, HOME_LOCK));

/** Throws RefusedError, which names the publisher that holds the folder. */
async function refuse(folders: Folders, home: string): Promise<never> {
  const { pid, host, since } = (await openHolder(folders).read()) ?? {};
  throw new RefusedError(
    `PUBLISH_DIR: found ${home} in use by another publisher (process ${pid ?? '?'} on ${host ?? '?'}, since ${since ?? '?'}); expected one at a time`,
  );
}

/** Takes the place of an operator's command when that has ended; throws RefusedError where it does not. */
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
 * Becomes the only publisher of these folders, after an operator's command that is at work there; throws
 * RefusedError, which names what else holds them.
 */
export async function lockHome(given: HomeToLock): Promise<FileLock> {
  const { home, folders, log } = given;
  const free = tryToLockHome(folders); // first, as it makes the file that says whose folder it is
  const publisher = lockFile(join(folders.state, PUBLISHER_LOCK));
  if (!publisher) {
    free?.release();
    return refuse(folders, home);
  }
  const here = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await openHolder(folders)
    .write(here)
    .catch((error: unknown) => {
      log('not-remembered', { reason: messageOf(error) }); // a full disk must not keep it from starting
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
