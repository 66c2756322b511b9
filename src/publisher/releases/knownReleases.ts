import { readdir, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists } from '#/build/files/files.ts';
import type { Folders } from '#/publisher/folders.ts';
import type { Earlier } from './manifest.ts';
import { isReleaseName, type Manifests } from './manifests.ts';

/** The id of a release, by its folder's name, which starts with a dot until the release is complete. */
export const releaseIdOf = (folder: string) => folder.replace(/^\./, '');

/** Finds the existing releases, and the live one. */
export function openKnownReleases(
  { releases: releasesDir, current }: Folders,
  manifests: Manifests,
) {
  const directoryOf = (id: string) => join(releasesDir, id);

  /** The release with an id, unless somebody has removed its folder. */
  const find = async (id: string | undefined): Promise<Earlier | undefined> => {
    const manifest = await manifests.read(id);
    if (manifest === undefined || !(await exists(directoryOf(manifest.id)))) return undefined;
    return { manifest, directory: directoryOf(manifest.id) };
  };

  /** The folders of all releases with a manifest, unfinished ones included. */
  const listOwn = async (): Promise<string[]> => {
    const folders = await readdir(releasesDir).catch(unlessMissing<string[]>([]));
    const ids = new Set(await manifests.list());
    return folders.filter((folder) => ids.has(releaseIdOf(folder))).sort();
  };

  /** The ids of all releases, oldest first. */
  const list = async () => (await listOwn()).filter(isReleaseName);

  const newestId = async () => (await list()).at(-1);

  /** The ids of the releases that are or were live, oldest first; a rollback can go to these. */
  const listOnceLive = async (): Promise<string[]> => {
    const onceLive: string[] = [];
    for (const id of await list()) {
      const manifest = await manifests.read(id);
      if (manifest?.wasLive !== false) onceLive.push(id);
    }
    return onceLive;
  };

  /** The id that `current` points to, even if somebody has removed that release. */
  const liveId = async (): Promise<string | undefined> => {
    const target = await readlink(current).catch(unlessMissing(undefined));
    return target === undefined ? undefined : basename(target);
  };

  const live = async () => find(await liveId());

  /** The manifest of the live release, even if somebody has removed the release. */
  const lastLive = async () => manifests.read(await liveId());

  return { directoryOf, find, listOwn, list, newestId, listOnceLive, liveId, live, lastLive };
}

export type KnownReleases = ReturnType<typeof openKnownReleases>;
