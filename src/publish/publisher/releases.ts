import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unlessMissing } from '~/lib/fileErrors';
import { openStateFile } from '~/publish/stateFile';
import { assetsToKeep } from './assets';
import type { Folders } from './folders';
import type { Amounts } from './gate';
import { keepAssets, makeRelease } from './makeRelease';
import { ManifestSchema, type Earlier, type Manifest } from './manifest';

const KEPT = 5;
const isRelease = (name: string) => /^\d+T\d+Z-[\da-f]+$/.test(name);

/** The releases of a site: whole folders, one of which the link `current` names. */
export function openReleases({ releases: releasesDir, current, state, site }: Folders) {
  const directoryOf = (id: string) => join(releasesDir, id);
  const manifestOf = (id: string) => openStateFile(join(state, `${id}.json`), ManifestSchema);

  const find = async (id: string | undefined): Promise<Earlier | undefined> => {
    const manifest = id === undefined ? undefined : await manifestOf(id).read();
    return manifest && { manifest, directory: directoryOf(manifest.id) };
  };

  /** The ids of all releases, oldest first. */
  const list = async () => (await readdir(releasesDir)).filter(isRelease).sort();

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
      earlier: await liveAndNewest(),
      now,
      saveManifest: (manifest) => manifestOf(manifest.id).write(manifest),
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
   * delivered may have left pages at its target, which need its assets. Removes all else.
   */
  const prune = async (): Promise<void> => {
    const liveId = (await live())?.manifest.id;
    const newest = (await list()).at(-1);
    const kept = new Set([liveId, newest, ...(await listOnceLive()).slice(-KEPT)]);
    const names = await readdir(releasesDir);
    for (const name of names.filter((each) => !kept.has(each))) {
      await rm(directoryOf(name), { recursive: true, force: true });
      await manifestOf(name.replace(/^\./, '')).remove();
    }
  };

  return { directoryOf, list, listOnceLive, find, live, make, switchTo, prepareReturn, prune };
}

export type Releases = ReturnType<typeof openReleases>;
