import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { messageOf } from '#/build/report/messageOf.ts';
import { RefusedError } from '#/build/report/refusedError.ts';

/**
 * The publisher's folders. All are on one file system, so that files can be hard-linked and renamed
 * between them.
 */
export interface Folders {
  releases: string;
  /** The symbolic link to the live release, which the web server follows. */
  current: string;
  /** What must survive a restart: rebuild requests, seen hooks, the last build, a pinned release. */
  state: string;
  cache: string;
  /** The site as the last good build left it. */
  site: string;
}

/** The paths of the publisher's folders below `home`, whether they exist or not. */
export function foldersIn(home: string): Folders {
  const at = (name: string) => join(resolve(home), name);
  return {
    releases: at('releases'),
    current: at('current'),
    state: at('state'),
    cache: at('cache'),
    site: at('site'),
  };
}

/** The error for a `home` that this user may not read or write. */
export const unusable = (home: string, error: unknown) =>
  new RefusedError(
    `PUBLISH_DIR: found ${home}, which cannot be used (${messageOf(error)}); expected a folder of the user that the publisher runs as`,
  );

/** Creates the publisher's folders below `home` if missing; throws RefusedError if that fails. */
export async function openFolders(home: string): Promise<Folders> {
  const folders = foldersIn(home);
  const made = [folders.releases, folders.state, folders.cache];
  try {
    for (const folder of made) await mkdir(folder, { recursive: true });
    for (const folder of [home, ...made]) await access(folder, constants.W_OK);
  } catch (error) {
    throw unusable(home, error);
  }
  return folders;
}
