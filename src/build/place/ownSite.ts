import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#/build/files/fileErrors.ts';
import { HASHED_FOLDERS } from '#/hosts/headerRules.ts';
import { removeFolder } from '#/build/files/files.ts';
import { RefusedError } from '#/build/report/refusedError.ts';

/** Every build writes it first, so that a site that was cut off bears it too. */
const MARK = '_headers';

/** The names in a folder; one that is missing has none. What is there and no folder is named itself. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) return [folder];
    throw error;
  });
}

/** Whether a build of ours made a folder of pages: its header rules name all our hashed folders. */
async function isOwnSite(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, MARK), 'utf8').catch(() => '');
  const lines = new Set(text.split('\n'));
  return HASHED_FOLDERS.every((hashed) => lines.has(`${hashed}*`));
}

/** The name of something in a folder that no build of ours made, if it is no site of ours and not empty. */
export async function findForeign(folder: string): Promise<string | undefined> {
  const [first] = await namesIn(folder);
  return first === undefined || (await isOwnSite(folder)) ? undefined : first;
}

/** Throws RefusedError unless a folder is missing, empty or a site that a build of ours made. */
export async function requireOwnSite(folder: string): Promise<void> {
  const foreign = await findForeign(folder);
  if (foreign === undefined) return;
  throw new RefusedError(
    `${folder} holds ${foreign}, which no build of this project made: move it away first`,
  );
}

/** Removes a site that a build of ours made; throws RefusedError where it is another's. */
export async function removeOwnSite(folder: string): Promise<void> {
  await requireOwnSite(folder);
  removeFolder(folder);
}
