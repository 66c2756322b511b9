import { readdir, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Amounts } from '#/build/amounts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { exists } from '#/build/files/files.ts';
import { assetsToKeep } from './assets.ts';
import { switchLink } from './currentLink.ts';
import type { Folders } from '#/publisher/folders.ts';
import type { Log } from '#/publisher/log.ts';
import { keepAssets, makeRelease } from './makeRelease.ts';
import type { Earlier, Manifest } from './manifest.ts';
import { isReleaseName, openManifests } from './manifests.ts';

const KEPT = 5;
const UNFINISHED = /^\./;

/** The releases of a site: whole folders, one of which the link `current` names. */
export function openReleases({ releases: releasesDir, current, state, site }: Folders) {
  const directoryOf = (id: string) => join(releasesDir, id);
  const manifests = openManifests({ state });

  /** The release of an id, unless somebody has removed it. */
  const find = async (id: string | undefined): Promise<Earlier | undefined> => {
    const manifest = await manifests.read(id);
    if (manifest === undefined || !(await exists(directoryOf(manifest.id)))) return undefined;
    return { manifest, directory: directoryOf(manifest.id) };
  };

  /** What stands among the releases and has our name and a manifest, unfinished ones included. */
  const listOwn = async (): Promise<string[]> => {
    const names = await readdir(releasesDir).catch(unlessMissing<string[]>([]));
    const ids = new Set(await manifests.list());
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

  const readCurrent = async (): Promise<string | undefined> => {
    const target = await readlink(current).catch(unlessMissing(undefined));
    return target === undefined ? undefined : basename(target);
  };

  const live = async () => find(await readCurrent());

  /** What the live release holds or, where somebody has removed it, held. */
  const lastLive = async () => manifests.read(await readCurrent());

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
      saveManifest: manifests.write,
      removeManifest: ({ id }) => manifests.remove(id),
    });

  /** Makes a release the live one, by one rename: each request sees the one or the other, whole. */
  const switchTo = async (id: string): Promise<void> => {
    const manifest = await manifests.read(id);
    if (manifest?.wasLive === false) await manifests.write({ ...manifest, wasLive: true });
    await switchLink({ current, releases: releasesDir }, id);
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
    await manifests.write(prepared);
    return prepared;
  };

  /**
   * Keeps the live release, the newest five that were live, and the newest of all: one that could not be
   * delivered may have left pages at its target, which need its assets. Removes all others that bear our
   * name and our manifest, and manifests whose release is gone.
   */
  const prune = async (): Promise<void> => {
    const newest = (await list()).at(-1);
    const kept = new Set([await readCurrent(), newest, ...(await listOnceLive()).slice(-KEPT)]);
    const faults: unknown[] = [];
    const note = (error: unknown) => void faults.push(error); // one that stays keeps no other
    for (const name of (await listOwn()).filter((each) => !kept.has(each))) {
      const manifest = await manifests.read(name.replace(UNFINISHED, '')); // it names just this one
      if (manifest) await rm(directoryOf(name), { recursive: true, force: true }).catch(note);
    }
    const left = new Set((await listOwn()).map((name) => name.replace(UNFINISHED, '')));
    const gone = (await manifests.list()).filter((id) => !kept.has(id) && !left.has(id));
    for (const id of gone) await manifests.remove(id).catch(note);
    if (faults.length > 0) throw faults[0];
  };

  return {
    directoryOf,
    list,
    listOwn,
    listOnceLive,
    find,
    live,
    lastLive,
    make,
    switchTo,
    prepareReturn,
    prune,
  };
}

export type Releases = ReturnType<typeof openReleases>;

/** Removes what `prune` removes; what stays is told, and stands in nobody's way. */
export const pruneReleases = (releases: Pick<Releases, 'prune'>, log: Log): Promise<void> =>
  releases.prune().catch((error: unknown) => {
    log('not-pruned', { reason: messageOf(error) });
  });
