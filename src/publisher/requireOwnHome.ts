import { access, constants, lstat, readdir, readlink } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { hasCode, unlessMissing } from '#/build/files/fileErrors.ts';
import { findForeign } from '#/build/place/ownSite.ts';
import { RefusedError } from '#/build/report/refusedError.ts';
import { foldersIn, unusable, type Folders } from './folders.ts';
import { isReleaseName } from './releases/manifests.ts';
import { openReleases } from './releases/releases.ts';

/** What a build keeps in its cache; the lock is the first of it. */
const CACHED = ['build.lock', 'pages', 'pictures', 'snapshots'];

const refuse = (place: string, found = '') =>
  new RefusedError(
    `PUBLISH_DIR: found ${place}${found && ` with ${found}`}, which this publisher did not make; expected a folder of its own or an empty one`,
  );

/** The names in a folder, none where it is missing; throws RefusedError where it is no folder. */
const namesIn = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) throw refuse(folder);
    return unlessMissing<string[]>([])(error);
  });

const requireReadable = (home: string) =>
  access(home, constants.R_OK).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw unusable(home, error);
  });

/** A link of ours leads to a release, which may be gone. */
async function requireOwnLink(link: string, releasesDir: string): Promise<void> {
  const entry = await lstat(link).catch(unlessMissing(undefined));
  if (entry === undefined) return;
  const target = entry.isSymbolicLink() ? await readlink(link) : '';
  const isOwn =
    basename(dirname(target)) === basename(releasesDir) && isReleaseName(basename(target));
  if (!isOwn) throw refuse(link);
}

async function requireOwnReleases(folders: Folders): Promise<void> {
  const names = await namesIn(folders.releases);
  const own = await openReleases(folders).listOwn();
  if (names.length > 0 && own.length === 0) throw refuse(folders.releases, names[0]);
}

/**
 * Throws RefusedError where a folder of `home` is in another tool's use, before anything is made or
 * removed there: a wrong PUBLISH_DIR must cost nobody a file.
 */
export async function requireOwnHome(home: string): Promise<void> {
  const folders = foldersIn(home);
  await requireReadable(home);
  await requireOwnReleases(folders);
  for (const link of [folders.current, `${folders.current}.next`]) {
    await requireOwnLink(link, folders.releases);
  }
  for (const folder of [folders.site, `${folders.site}.next`, `${folders.site}.old`]) {
    const foreign = await findForeign(folder);
    const hasReleases = (await openReleases(folders).listOwn()).length > 0;
    if (foreign !== undefined && !hasReleases) throw refuse(folder, foreign);
  }
  const cached = await namesIn(folders.cache);
  const isOwnCache = CACHED.some((name) => cached.includes(name));
  if (cached[0] !== undefined && !isOwnCache) throw refuse(folders.cache, cached[0]);
}
