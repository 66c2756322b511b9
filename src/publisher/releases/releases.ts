import type { Amounts } from '#/build/amounts.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import type { Folders } from '#/publisher/folders.ts';
import type { Log } from '#/publisher/log.ts';
import { assetsToKeep } from './assets.ts';
import { switchLink } from './currentLink.ts';
import { openKnownReleases } from './knownReleases.ts';
import { keepAssets, makeRelease } from './makeRelease.ts';
import type { Earlier, Manifest } from './manifest.ts';
import { openManifests } from './manifests.ts';
import { removeOldReleases } from './removeOldReleases.ts';

/** Opens the releases of a site: complete folders; the link `current` points to the live one. */
export function openReleases(folders: Folders) {
  const manifests = openManifests(folders);
  const known = openKnownReleases(folders, manifests);

  /** The live release and, if they differ after a rollback, the newest one. */
  const liveAndNewest = async (): Promise<Earlier[]> => {
    const ids = new Set([await known.liveId(), await known.newestId()]);
    const releases = await Promise.all(Array.from(ids, known.find));
    return releases.filter((release) => release !== undefined);
  };

  /** Makes a release of the built site, unless the live one is the same. */
  const make = async (amounts: Amounts, now = new Date()): Promise<Manifest | undefined> =>
    makeRelease({
      site: folders.site,
      amounts,
      releasesDir: folders.releases,
      live: await known.live(),
      earlier: await liveAndNewest(),
      now,
      saveManifest: manifests.write,
      removeManifest: ({ id }) => manifests.remove(id),
    });

  /** Makes a release live by one rename: each request gets a file of the old or the new one. */
  const switchTo = async (id: string): Promise<void> => {
    const manifest = await manifests.read(id);
    if (manifest?.wasLive === false) await manifests.write({ ...manifest, wasLive: true });
    await switchLink(folders, id);
  };

  /** Before a rollback: adds to an earlier release the files that open pages of the live one still need. */
  const prepareReturn = async (
    { manifest, directory }: Earlier,
    now = Date.now(),
  ): Promise<Manifest> => {
    const left = await known.live();
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

  const prune = () => removeOldReleases(known, manifests);

  return { ...known, make, switchTo, prepareReturn, prune };
}

export type Releases = ReturnType<typeof openReleases>;

/** Calls `prune`; a failure is only logged, because leftover releases do no harm. */
export const pruneReleases = (releases: Pick<Releases, 'prune'>, log: Log): Promise<void> =>
  releases.prune().catch((error: unknown) => {
    log('not-pruned', { reason: messageOf(error) });
  });
