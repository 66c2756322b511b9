import { access, constants, lstat, mkdir, readdir, readlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { hostsDirOf } from '#/hosts/hostFiles.ts';

/**
 * The paths of the publisher's folders below `home`, whether they exist or not. All are on one file system,
 * so that files can be hard-linked and renamed between them.
 */
export function foldersIn(home: string) {
  const at = (...names: string[]) => join(resolve(home), ...names);
  return {
    releases: at('releases'),
    /** The symbolic link to the live release, which the web server follows. */
    current: at('current'),
    /** What must survive a restart. */
    state: at('state'),
    /** The first file that a publisher creates. It stays empty; whoever holds its lock works alone. */
    lock: at('state', 'lock'),
    cache: at('cache'),
    /** The site as the last good build left it. */
    site: at('site'),
  };
}

export type Folders = ReturnType<typeof foldersIn>;

/** Whether a name has the form of a release id: `20261101T000000000Z-0123456789ab`. */
export const isReleaseName = (name: string) => /^\d+T\d+Z-[\da-f]+$/.test(name);

const refuse = (place: string, found = '') =>
  new ExpectedError(
    `PUBLISH_DIR: found ${place}${found && ` with ${found}`}, which this publisher did not make; expected a folder of its own or an empty one`,
  );

const look = (path: string) => lstat(path).catch(unlessMissing(undefined));

/** A link of ours points to a release, which may have been removed. */
async function requireOwnLink(link: string): Promise<void> {
  const entry = await look(link);
  const target = entry?.isSymbolicLink() ? await readlink(link) : '';
  const isOwn = basename(dirname(target)) === 'releases' && isReleaseName(basename(target));
  if (entry && !isOwn) throw refuse(link);
}

/** Our folders are no links, and hold none: we would write through them into what is somebody else's. */
async function requireOwnFolder(folder: string, isHomeOwn: boolean): Promise<void> {
  const entry = await look(folder);
  if (!entry) return;
  if (!entry.isDirectory()) throw refuse(folder);
  const inside = await readdir(folder, { withFileTypes: true });
  const foreign = inside.find((each) => !isHomeOwn || each.isSymbolicLink());
  if (foreign) throw refuse(folder, foreign.name);
}

/**
 * Opens the publisher's folders below `home`, and creates what is missing. Before that it throws ExpectedError
 * if another tool uses one of them: with a wrong PUBLISH_DIR nobody may lose a file.
 */
export async function openFolders(home: string): Promise<Folders> {
  const folders = foldersIn(home);
  const { releases, current, state, lock, cache, site } = folders;
  try {
    const isHomeOwn = (await look(lock))?.size === 0;
    const sites = [site, `${site}.next`, `${site}.old`, hostsDirOf(site)];
    for (const each of [releases, state, cache, ...sites]) await requireOwnFolder(each, isHomeOwn);
    for (const link of [current, `${current}.next`]) await requireOwnLink(link);
    for (const folder of [releases, state, cache]) await mkdir(folder, { recursive: true });
    for (const folder of [home, releases, state, cache]) await access(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw new ExpectedError(
      `PUBLISH_DIR: found ${home}, which cannot be used (${messageOf(error)}); expected a folder of the user that the publisher runs as`,
    );
  }
  return folders;
}
