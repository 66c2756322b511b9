import { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '#/build/report/expectedError.ts';

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a file until it is disposed of, or until this process ends in any way; creates it if missing. Throws
 * ExpectedError with `refusal` if another process holds the lock. SQLite takes the operating system's file
 * lock, which Node cannot: so it is never stale, and it also works between containers that share a folder
 * and a kernel.
 */
export function lockFile(file: string, refusal: string): Disposable {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? new ExpectedError(refusal) : error;
  }
}
