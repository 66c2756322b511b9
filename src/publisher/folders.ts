import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { messageOf } from '#/build/report/messageOf.ts';
import { RefusedError } from '#/build/report/refusedError.ts';

/** Where the publisher keeps what; all of it on one file system, so that files can be shared and renamed. */
export interface Folders {
  releases: string;
  /** The link that the web server follows; it names the live release. */
  current: string;
  /** What is remembered across restarts: rebuild requests, hooks seen, the last build, a pin. */
  state: string;
  cache: string;
  /** The site as the last good build left it. */
  site: string;
}

/** The publisher's folders below `home`, whether they are there or not. */
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

/** Says that the user who runs this may not read or write in `home`. */
export const unusable = (home: string, error: unknown) =>
  new RefusedError(
    `PUBLISH_DIR: found ${home}, which cannot be used (${messageOf(error)}); expected a folder of the user that the publisher runs as`,
  );

/** The publisher's folders below `home`, made where they are missing; throws RefusedError where none can be. */
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
