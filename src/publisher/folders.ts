import { access, constants, lstat, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { exists } from '#/system/files/files.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { withoutUndefined } from '#/lib/text.ts';
import { hostsDirOf } from '#/hosts/hostFiles.ts';

/**
 * Returns the paths of the publisher's folders below `home`, whether they exist or not. All are on one file
 * system, so that files can be hard-linked and renamed between them.
 */
export function foldersIn(home: string) {
  const at = (...names: string[]) => join(resolve(home), ...names);
  return {
    releases: at('releases'),
    /** The symbolic link to the live release, which the web server follows. */
    current: at('current'),
    /** Data that must survive a restart. */
    state: at('state'),
    /** The first file that a publisher creates, always empty; whoever has its lock is the only publisher. */
    lock: at('state', 'lock'),
    cache: at('cache'),
    /** The site of the last good build. */
    site: at('site'),
  };
}

export type Folders = ReturnType<typeof foldersIn>;

/** Tells whether a name has the form of a release id: `20261101T000000000Z-0123456789ab`. */
export const isReleaseName = (name: string) => /^\d+T\d+Z-[\da-f]+$/.test(name);

/** Returns a folder's first entry, or the path if it is no folder; undefined if it is empty or missing. */
async function findContent(path: string): Promise<string | undefined> {
  const entry = await lstat(path).catch(unlessMissing(undefined));
  if (!entry) return undefined;
  if (!entry.isDirectory()) return path;
  const [first] = await readdir(path);
  return first === undefined ? undefined : join(path, first);
}

/**
 * Opens the publisher's folders below `home`, and creates missing ones. Before that it throws ExpectedError
 * if another tool uses one of them, so that a wrong PUBLISH_DIR destroys nothing.
 */
export async function openFolders(home: string): Promise<Folders> {
  const folders = foldersIn(home);
  const { releases, current, state, lock, cache, site } = folders;
  try {
    if (!(await exists(lock))) {
      const ours = [releases, current, state, cache, site, `${site}.next`, `${site}.old`];
      const found = await Promise.all([...ours, hostsDirOf(site)].map(findContent));
      const [foreign] = withoutUndefined(found);
      if (foreign !== undefined) {
        throw new ExpectedError(
          `PUBLISH_DIR: found ${foreign}, which this publisher did not make; expected a folder of its own or an empty one`,
        );
      }
    }
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
