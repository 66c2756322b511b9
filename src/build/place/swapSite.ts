import { mkdir, rename, rmdir } from 'node:fs/promises';
import { exists } from '#/build/files/files.ts';
import { realFolder } from '#/build/files/realFolder.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { removeOwnSite, requireOwnSite } from './ownSite.ts';

const oldDirOf = (outDir: string) => `${outDir}.old`;
/** Where a new site is written, beside the one whose place it takes. */
export const nextDirOf = (outDir: string) => `${outDir}.next`;

/** Throws RefusedError where no folder can be made: better now than when the pages are rendered. */
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
 * Puts the pages back that a placing took away when it was killed before it put the new ones there.
 * Throws RefusedError where one of the folders that a placing replaces is not ours, or cannot be made.
 */
export async function restoreSite(folder: string): Promise<void> {
  const outDir = await realFolder(folder); // many make `dist` a link to what their web server shows
  for (const each of [outDir, nextDirOf(outDir), oldDirOf(outDir)]) await requireOwnSite(each);
  const isCutOff = !(await exists(outDir)) && (await exists(oldDirOf(outDir)));
  if (isCutOff) await rename(oldDirOf(outDir), outDir);
  await removeOwnSite(nextDirOf(outDir));
  await requireRoomFor(nextDirOf(outDir));
}

/** Puts `next` where `outDir` stands; the old folder is there until then, and again where that fails. */
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
