import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from './files/fileLock.ts';
import { ExpectedError } from './report/expectedError.ts';

/** The lock in the cache. A build creates it before any other file. */
export const BUILD_LOCK = 'build.lock';

/** Runs a task under a lock: two builds with one cache would publish each other's content. */
export async function runAlone<Result>(
  cacheDir: string,
  task: () => Promise<Result>,
): Promise<Result> {
  await mkdir(cacheDir, { recursive: true });
  const lock = lockFile(join(cacheDir, BUILD_LOCK));
  if (!lock) {
    throw new ExpectedError(
      'another build is at work in this folder; start again when it has ended',
    );
  }
  try {
    return await task();
  } finally {
    lock.release();
  }
}
