import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from './files/fileLock.ts';

/** The lock in the cache. A build creates it before any other file. */
export const BUILD_LOCK = 'build.lock';

/** Locks a cache: two builds with one would publish each other's content. Throws ExpectedError. */
export async function lockCache(cacheDir: string): Promise<Disposable> {
  await mkdir(cacheDir, { recursive: true });
  const refusal = 'another build is at work in this folder; start again when it has ended';
  return lockFile(join(cacheDir, BUILD_LOCK), refusal);
}
