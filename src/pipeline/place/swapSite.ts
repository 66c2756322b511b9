import { readdir, readFile, readlink, realpath, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { exists, removeFolder } from '#/system/files/files.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { HASHED_FOLDERS } from '#/hosts/headerRules.ts';

const oldDirOf = (outDir: string) => `${outDir}.old`;
/** The folder in which a new site is written before it replaces `outDir`. */
export const nextDirOf = (outDir: string) => `${outDir}.next`;

/**
 * Resolves a folder, because `dist` is often a link to the folder of a web server. For a link to a missing
 * folder, returns where that folder will be.
 */
export async function realFolder(folder: string): Promise<string> {
  const real = await realpath(folder).catch(unlessMissing(undefined));
  if (real !== undefined) return real;
  const target = await readlink(folder).catch(unlessMissing(undefined));
  return target === undefined ? folder : realFolder(resolve(dirname(folder), target));
}

/** Throws ExpectedError unless a folder is missing, empty or ours: `_headers` names our hashed folders. */
async function requireOwnSite(folder: string): Promise<void> {
  const [first] = await readdir(folder).catch(unlessMissing<string[]>([]));
  if (first === undefined) return;
  const headers = await readFile(join(folder, '_headers'), 'utf8').catch(unlessMissing(''));
  const lines = headers.split('\n');
  if (HASHED_FOLDERS.every((hashed) => lines.includes(`${hashed}*`))) return;
  throw new ExpectedError(
    `${folder} contains ${first}, which no build of this project wrote; move it elsewhere first`,
  );
}

/**
 * Restores the old pages if an earlier build was killed during the swap. Throws ExpectedError if the folder
 * contains something else.
 */
export async function restoreSite(folder: string): Promise<void> {
  const outDir = await realFolder(folder);
  await requireOwnSite(outDir);
  const isCutOff = !(await exists(outDir)) && (await exists(oldDirOf(outDir)));
  if (isCutOff) await rename(oldDirOf(outDir), outDir);
}

/** Swaps `next` and `outDir`. If that fails, puts the old folder back. */
export async function swapSite(next: string, outDir: string): Promise<void> {
  const old = oldDirOf(outDir);
  removeFolder(old);
  const hasOld = await exists(outDir);
  if (hasOld) await rename(outDir, old);
  try {
    await rename(next, outDir);
  } catch (error) {
    if (hasOld) await rename(old, outDir);
    throw error;
  }
  removeFolder(old);
}
