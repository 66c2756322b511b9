import { access, constants, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, unlessMissing } from '#/build/files/fileErrors.ts';
import { findForeign } from '#/build/place/ownSite.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { BUILD_LOCK } from '#/build/runAlone.ts';
import { foldersIn, unusable, type Folders } from './folders.ts';
import { HOME_LOCK } from './lockHome.ts';
import { isOwnLink } from './releases/currentLink.ts';
import { openReleases } from './releases/releases.ts';

const refuse = (place: string, found = '') =>
  new RefusedError(
    `PUBLISH_DIR: found ${place}${found && ` with ${found}`}, which this publisher did not make; expected a folder of its own or an empty one`,
  );

/** The names in a folder; none if it is missing. Throws RefusedError if the path is not a folder. */
const namesIn = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) throw refuse(folder);
    return unlessMissing<string[]>([])(error);
  });

const requireReadable = (home: string) =>
  access(home, constants.R_OK).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw unusable(home, error);
  });

/** Our link points to a release, which may have been removed. */
async function requireOwnLink(link: string, releasesDir: string): Promise<void> {
  if ((await isOwnLink(link, releasesDir)) === false) throw refuse(link);
}

async function requireOwnSites({ site }: Folders): Promise<void> {
  for (const folder of [site, `${site}.next`, `${site}.old`]) {
    const foreign = await findForeign(folder);
    if (foreign !== undefined) throw refuse(folder, foreign);
  }
}

/** A lock is the first file that we write into a folder, and it stays empty. */
async function requireOwnLock(folder: string, lock: string): Promise<void> {
  const [first] = await namesIn(folder);
  const file = await stat(join(folder, lock)).catch(unlessMissing(undefined));
  if (first !== undefined && file?.size !== 0) throw refuse(folder, first);
}

/**
 * Throws RefusedError if another tool uses a folder of `home`, before anything is created or removed
 * there: with a wrong PUBLISH_DIR nobody may lose a file.
 */
export async function requireOwnHome(home: string): Promise<void> {
  const folders = foldersIn(home);
  await requireReadable(home);
  const [release] = await namesIn(folders.releases);
  const isOwn = (await openReleases(folders).listOwn()).length > 0;
  if (release !== undefined && !isOwn) throw refuse(folders.releases, release);
  for (const link of [folders.current, `${folders.current}.next`]) {
    await requireOwnLink(link, folders.releases);
  }
  if (isOwn) return;
  await requireOwnSites(folders);
  await requireOwnLock(folders.state, HOME_LOCK);
  await requireOwnLock(folders.cache, BUILD_LOCK);
}
