import { DatabaseSync } from 'node:sqlite';

/** A lock that is held. */
export interface FileLock {
  release: () => void;
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a file, which is made where it is missing, until `release` or until this process ends, however it
 * ends; `undefined` where another holds it. The system itself keeps the lock (Node has no call for it, so
 * SQLite asks), and so it is never stale, and holds between containers that share a folder and a kernel.
 */
export function lockFile(file: string): FileLock | undefined {
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
