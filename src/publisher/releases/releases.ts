import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import type { Amounts } from '#/pipeline/gate.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { exists } from '#/system/files/files.ts';
import { openStateFile } from '#/system/files/stateFile.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { isReleaseName, type Folders } from '#/publisher/folders.ts';
import type { Log } from '#/publisher/log.ts';
import { WITHHELD } from '#/publisher/settings.ts';
import {
  addAssets,
  addSite,
  assetsToKeep,
  ManifestSchema,
  readDigests,
  type Manifest,
  type Release,
} from './makeRelease.ts';

const MAX_RELEASES = 5;

/** Returns the time in a release's id, in milliseconds. */
const timeOf = (id: string) =>
  Date.parse(
    id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*/, '$1-$2-$3T$4:$5:$6.$7Z'),
  );

/** Opens the releases of a site, which are whole folders; the link `current` points to the live one. */
export function openReleases({ site, current, releases: root, state }: Folders, log: Log) {
  const manifestOf = (id: string) => openStateFile(join(state, `${id}.json`), ManifestSchema);
  const directoryOf = (id: string) => join(root, id);
  /** Returns the folder in which a release is filled before it is renamed to its own name. */
  const unfinishedOf = (id: string) => directoryOf(`.${id}`);

  /** Finds a release by its id, unless its folder was deleted. */
  const find = async (id: string): Promise<Release | undefined> => {
    const directory = directoryOf(id);
    const manifest = (await exists(directory)) ? await manifestOf(id).read() : undefined;
    return manifest && { manifest, directory };
  };

  /** Lists the ids of all manifests, oldest first. */
  const listManifests = async (): Promise<string[]> => {
    const names = (await readdir(state)).filter((name) => name.endsWith('.json'));
    return names
      .map((name) => basename(name, '.json'))
      .filter(isReleaseName)
      .sort();
  };

  /** Lists the ids of all releases, oldest first. */
  const list = async (): Promise<string[]> => {
    const found = await Promise.all((await listManifests()).map(find));
    return found.flatMap((release) => release?.manifest.id ?? []);
  };

  /** Returns the id that `current` points to, even if that release was deleted. */
  const liveId = () => readlink(current).then(basename, unlessMissing(undefined));

  const live = async (): Promise<Release | undefined> => {
    const id = await liveId();
    return id === undefined ? undefined : find(id);
  };

  /** Removes a release and its manifest. */
  const remove = async (id: string): Promise<void> => {
    for (const folder of [directoryOf(id), unfinishedOf(id)]) {
      await rm(folder, { recursive: true, force: true });
    }
    await manifestOf(id).remove();
  };

  return {
    directoryOf,
    list,
    live,

    /** Makes a release of the built site; if that equals the live one, only its amounts are new. */
    make: async (amounts: Amounts, now = new Date()): Promise<string | undefined> => {
      const { files, digest } = await readDigests(site);
      const earlier = await live();
      if (earlier && digest === earlier.manifest.digest) {
        await manifestOf(earlier.manifest.id).write({ ...earlier.manifest, amounts });
        return undefined;
      }
      // Later than every other, also when the clock was set back, because order decides what goes.
      const newest = (await listManifests()).at(-1);
      const time = Math.max(now.getTime(), newest === undefined ? 0 : timeOf(newest) + 1);
      const id = `${new Date(time).toISOString().replace(/[-:.]/g, '')}-${digest}`;
      const kept = assetsToKeep(files, earlier, now.getTime());
      const manifest: Manifest = { id, digest, amounts, files, kept };
      try {
        await manifestOf(id).write(manifest); // first: others are never removed
        await addSite(unfinishedOf(id), site, files, earlier);
        if (earlier) await addAssets(unfinishedOf(id), Object.keys(kept), earlier);
        await rename(unfinishedOf(id), directoryOf(id));
        await execa('sync', ['-f', root], { env: WITHHELD }); // to survive a power cut
      } catch (error) {
        await remove(id); // frees a full disk
        throw error;
      }
      return id;
    },

    /** Makes a release live by one rename: each request gets a file of either the old or the new one. */
    switchTo: async (id: string): Promise<void> => {
      const next = `${current}.next`;
      await rm(next, { force: true }); // left by a killed switch
      await symlink(join(basename(root), id), next);
      await rename(next, current);
    },

    /** Before a rollback: adds to an earlier release the files that open pages of the live one still need. */
    prepareReturn: async (id: string, now = Date.now()): Promise<void> => {
      const [back, left] = [await find(id), await live()];
      if (!back || !left || left.manifest.id === id) return;
      const { manifest, directory } = back;
      const added = assetsToKeep({ ...manifest.files, ...manifest.kept }, left, now);
      await addAssets(directory, Object.keys(added), left);
      await manifestOf(id).write({ ...manifest, kept: { ...manifest.kept, ...added } });
    },

    remove,

    /** Keeps the newest five releases and the live one; removes the others and unfinished ones. */
    prune: async (): Promise<void> => {
      const kept = new Set([await liveId(), ...(await list()).slice(-MAX_RELEASES)]);
      for (const id of (await listManifests()).filter((each) => !kept.has(each))) {
        await remove(id).catch((error: unknown) => {
          log('not-pruned', { reason: messageOf(error) }); // an old release does no harm
        });
      }
    },
  };
}

export type Releases = ReturnType<typeof openReleases>;
