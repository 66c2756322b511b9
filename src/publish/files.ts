import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file or folder is there. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Shares a file by hard link, or copies it where the file system cannot; its folder is made. */
export async function shareFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
