import { mkdir, rename, rmdir } from 'node:fs/promises';
import { exists } from '#/build/files/files.ts';
import { realFolder } from '#/build/files/realFolder.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { removeOwnSite, requireOwnSite } from './ownSite.ts';

const oldDirOf = (outDir: string) => `${outDir}.old`;
/** Where a new site is written before it replaces `outDir`. */
export const nextDirOf = (outDir: string) => `${outDir}.next`;

/** Throws RefusedError if the folder cannot be created, now and not only after all pages are rendered. */
async function requireRoomFor(next: string): Promise<void> {
  try {
    await mkdir(next, { recursive: true });
    await rmdir(next);
  } catch (error) {
    throw new RefusedError(
      `${next} cannot be made (${messageOf(error)}); a new site is made there, before it takes the place of the old one`,
    );
  }
}

/**
 * Puts the old pages back if an earlier build was killed in the middle of the swap. Throws RefusedError if
 * one of the folders that a swap replaces is not ours, or cannot be created.
 */
export async function restoreSite(folder: string): Promise<void> {
  const outDir = await realFolder(folder); // `dist` is often a link to the folder of a web server
  for (const each of [outDir, nextDirOf(outDir), oldDirOf(outDir)]) await requireOwnSite(each);
  const isCutOff = !(await exists(outDir)) && (await exists(oldDirOf(outDir)));
  if (isCutOff) await rename(oldDirOf(outDir), outDir);
  await removeOwnSite(nextDirOf(outDir));
  await requireRoomFor(nextDirOf(outDir));
}

/** Swaps `next` into the place of `outDir`. If that fails, the old folder is put back. */
export async function swapSite(next: string, outDir: string): Promise<void> {
  const old = oldDirOf(outDir);
  await requireOwnSite(outDir);
  await removeOwnSite(old);
  const hasOld = await exists(outDir);
  if (hasOld) await rename(outDir, old);
  try {
    await rename(next, outDir);
  } catch (error) {
    if (hasOld) await rename(old, outDir);
    throw error;
  }
  await removeOwnSite(old);
}
