import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

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

/** The publisher's folders below `home`, made where they are missing. */
export async function openFolders(home: string): Promise<Folders> {
  const folders = foldersIn(home);
  for (const made of [folders.releases, folders.state, folders.cache]) {
    await mkdir(made, { recursive: true });
  }
  return folders;
}
