import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Amounts } from '~/api/snapshotStore';
import { unlessMissing } from '~/lib/fileErrors';
import { openStateFile } from '~/publish/stateFile';
import { assetsToKeep } from './assets';
import type { Folders } from './folders';
import { keepAssets, makeRelease } from './makeRelease';
import { ManifestSchema, type Earlier, type Manifest } from './manifest';

const KEPT = 5;
const UNFINISHED = /^\./;
const MANIFEST = /\.json$/;

/** Whether a name is one that we give to releases: `20261101T000000000Z-0123456789ab`. */
export const isReleaseName = (name: string) => /^\d+T\d+Z-[\da-f]+$/.test(name);

/** The releases of a site: whole folders, one of which the link `current` names. */
export function openReleases({ releases: releasesDir, current, state, site }: Folders) {
  const directoryOf = (id: string) => join(releasesDir, id);
  const manifestOf = (id: string) => openStateFile(join(state, `${id}.json`), ManifestSchema);

  const find = async (id: string | undefined): Promise<Earlier | undefined> => {
    const manifest = id === undefined ? undefined : await manifestOf(id).read();
    if (manifest === undefined || manifest.id !== id) return undefined;
    return { manifest, directory: directoryOf(manifest.id) };
  };

  const listManifests = async (): Promise<string[]> => {
    const names = await readdir(state).catch(unlessMissing<string[]>([]));
    const manifests = names.filter((name) => MANIFEST.test(name));
    return manifests.map((name) => name.replace(MANIFEST, '')).filter(isReleaseName);
  };

  /** What stands among the releases and has our name and a manifest, unfinished ones included. */
  const listOwn = async (): Promise<string[]> => {
    const names = await readdir(releasesDir).catch(unlessMissing<string[]>([]));
    const ids = new Set(await listManifests());
    return names.filter((name) => ids.has(name.replace(UNFINISHED, ''))).sort();
  };

  /** The ids of all releases, oldest first. */
  const list = async () => (await listOwn()).filter(isReleaseName);

  /** The ids of the releases that are or were live, oldest first: those that one can go back to. */
  const listOnceLive = async (): Promise<string[]> => {
    const ids = await list();
    const releases = await Promise.all(ids.map(find));
    return ids.filter((_, index) => releases[index]?.manifest.wasLive !== false);
  };

  const live = async (): Promise<Earlier | undefined> => {
    const target = await readlink(current).catch(unlessMissing(undefined));
    return find(target === undefined ? undefined : basename(target));
  };

  /** The live release and, where a rollback made it another, the newest one. */
  const liveAndNewest = async (): Promise<Earlier[]> => {
    const both = [await live(), await find((await list()).at(-1))];
    return both.flatMap((release, index) =>
      release && both[0]?.manifest.id === release.manifest.id && index > 0 ? [] : (release ?? []),
    );
  };

  /** Makes the built site a release, unless the live one is the same. */
  const make = async (amounts: Amounts, now = new Date()): Promise<Manifest | undefined> =>
    makeRelease({
      site,
      amounts,
      releasesDir,
      live: await live(),
      earlier: await liveAndNewest(),
      now,
      saveManifest: (manifest) => manifestOf(manifest.id).write(manifest),
      removeManifest: ({ id }) => manifestOf(id).remove(),
    });

  /** Makes a release the live one, by one rename: each request sees the one or the other, whole. */
  const switchTo = async (id: string): Promise<void> => {
    const manifest = await manifestOf(id).read();
    if (manifest?.wasLive === false) await manifestOf(id).write({ ...manifest, wasLive: true });
    const next = `${current}.next`;
    await rm(next, { force: true });
    await symlink(join(basename(releasesDir), id), next);
    await rename(next, current);
  };

  /** Gives an earlier release what pages of the live one still ask for, before it takes its place. */
  const prepareReturn = async (
    { manifest, directory }: Earlier,
    now = Date.now(),
  ): Promise<Manifest> => {
    const left = await live();
    if (!left) return manifest;
    const kept = {
      ...manifest.kept,
      ...assetsToKeep(Object.keys(manifest.files), [left.manifest], now),
    };
    await keepAssets(directory, Object.keys(kept), [left]);
    const prepared = { ...manifest, kept };
    await manifestOf(manifest.id).write(prepared);
    return prepared;
  };

  /**
   * Keeps the live release, the newest five that were live, and the newest of all: one that could not be
   * delivered may have left pages at its target, which need its assets. Removes all others that bear our
   * name and our manifest, and manifests whose release is gone.
   */
  const prune = async (): Promise<void> => {
    const liveId = (await live())?.manifest.id;
    const newest = (await list()).at(-1);
    const kept = new Set([liveId, newest, ...(await listOnceLive()).slice(-KEPT)]);
    for (const name of (await listOwn()).filter((each) => !kept.has(each))) {
      const isOwn = (await find(name.replace(UNFINISHED, ''))) !== undefined; // it names just this one
      if (isOwn) await rm(directoryOf(name), { recursive: true, force: true });
    }
    for (const id of (await listManifests()).filter((each) => !kept.has(each))) {
      await manifestOf(id).remove();
    }
  };

  return {
    directoryOf,
    list,
    listOwn,
    listOnceLive,
    find,
    live,
    make,
    switchTo,
    prepareReturn,
    prune,
  };
}

export type Releases = ReturnType<typeof openReleases>;
