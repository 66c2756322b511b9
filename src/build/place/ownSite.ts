import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#/build/files/fileErrors.ts';
import { HASHED_FOLDERS } from '#/hosts/headerRules.ts';
import { removeFolder } from '#/build/files/files.ts';
import { RefusedError } from '#/build/report/refusedError.ts';

/** Every build writes this file first, so that even an unfinished site has it. */
const MARK = '_headers';

/** The names in a folder; none if it is missing. If the path is a file, the path itself. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) return [folder];
    throw error;
  });
}

/** Whether one of our builds made a folder: its `_headers` file names all our hashed folders. */
async function isOwnSite(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, MARK), 'utf8').catch(() => '');
  const lines = new Set(text.split('\n'));
  return HASHED_FOLDERS.every((hashed) => lines.has(`${hashed}*`));
}

/** The name of something in a folder that is not our site; `undefined` if it is empty, missing or ours. */
export async function findForeign(folder: string): Promise<string | undefined> {
  const [first] = await namesIn(folder);
  return first === undefined || (await isOwnSite(folder)) ? undefined : first;
}

/** Throws RefusedError unless a folder is missing, empty or made by one of our builds. */
export async function requireOwnSite(folder: string): Promise<void> {
  const foreign = await findForeign(folder);
  if (foreign === undefined) return;
  throw new RefusedError(
    `${folder} holds ${foreign}, which no build of this project made: move it away first`,
  );
}

/** Removes a site that one of our builds made; throws RefusedError if somebody else made it. */
export async function removeOwnSite(folder: string): Promise<void> {
  await requireOwnSite(folder);
  removeFolder(folder);
}
