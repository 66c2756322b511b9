import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file or folder is there. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** For a `catch`: gives `fallback` in place of what is not there, and throws every other error on. */
export const unlessMissing =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fallback;
    throw error;
  };

/** Shares a file by hard link, or copies it where the file system cannot; its folder is made. */
export async function shareFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Runs a task for each item, a few at a time: thousands of files at once would exhaust their handles. */
export async function forEachFile<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
  atOnce = 16,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
