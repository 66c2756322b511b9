import { rmSync } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import PQueue from 'p-queue';
import { hasCode } from './fileErrors.ts';

const FILES_AT_ONCE = 16;

/** Tells whether a file or folder exists. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Hard-links a file, or copies it if the file system cannot; creates its folder. */
export async function shareFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) throw error;
    return copyFile(from, to);
  });
}

/**
 * Removes a folder if it exists. The synchronous call is four times as fast, and a build has
 * nothing else to do meanwhile.
 */
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Runs a task for each item, a few at a time, because thousands of open files would exhaust the file
 * handles. After a failure no new task starts; the error is thrown when all running tasks have ended.
 */
export async function forEachFile<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = new PQueue({ concurrency: FILES_AT_ONCE });
  queue.addEventListener('error', () => queue.pause());
  try {
    await queue.addAll(Array.from(items, (item) => () => task(item)));
  } finally {
    await queue.onPendingZero();
  }
}
