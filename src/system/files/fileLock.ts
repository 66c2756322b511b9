import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '#/system/report/expectedError.ts';

/** The lock of a cache. A build creates it before any other file. */
export const BUILD_LOCK = 'build.lock';

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a file until the result is disposed of, or until this process ends in any way; creates it if
 * missing. Throws ExpectedError with `refusal` if another process holds the lock. SQLite uses the operating
 * system's file lock, which Node cannot: so it is never stale, and it also works between containers that
 * share a folder and a kernel. Keep the result: garbage collection ends the lock.
 */
export function lockFile(file: string, refusal: string): Disposable {
  // Only its user may read it: a lock can also be held by who reads.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? new ExpectedError(refusal) : error;
  }
}

/** Locks a cache, because two builds in one would publish each other's content. Throws ExpectedError. */
export async function lockCache(cacheDir: string): Promise<Disposable> {
  await mkdir(cacheDir, { recursive: true });
  const refusal = 'another build is at work in this folder; start again when it has ended';
  return lockFile(join(cacheDir, BUILD_LOCK), refusal);
}
