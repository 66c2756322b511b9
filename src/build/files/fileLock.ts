import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a file until `release`, or until this process ends in any way; creates it if missing. Gives
 * `undefined` if another process holds the lock. SQLite takes the operating system's file lock, which Node
 * cannot: so it is never stale, and it also works between containers that share a folder and a kernel.
 */
export function lockFile(file: string) {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return {
      release: () => {
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
