import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import type { Amounts } from '#/pipeline/gate.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { exists } from '#/system/files/files.ts';
import { openStateFile } from '#/system/files/stateFile.ts';
import { causeOf } from '#/system/report/expectedError.ts';
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

/** The releases of a site, which are whole folders; the link `current` points to the live one. */
export class Releases {
  private readonly folders: Folders;
  private readonly log: Log;

  constructor(folders: Folders, log: Log) {
    this.folders = folders;
    this.log = log;
  }

  directoryOf(id: string): string {
    return join(this.folders.releases, id);
  }

  /** Returns the folder in which a release is filled before it is renamed to its own name. */
  private unfinishedOf(id: string): string {
    return this.directoryOf(`.${id}`);
  }

  private manifestOf(id: string) {
    return openStateFile(join(this.folders.state, `${id}.json`), ManifestSchema);
  }

  /** Lists the ids of all manifests, oldest first. */
  private async listManifests(): Promise<string[]> {
    const names = (await readdir(this.folders.state)).filter((name) => name.endsWith('.json'));
    return names
      .map((name) => basename(name, '.json'))
      .filter(isReleaseName)
      .sort();
  }

  /** Finds a release by its id, unless its folder was deleted. */
  private async find(id: string): Promise<Release | undefined> {
    const directory = this.directoryOf(id);
    const manifest = (await exists(directory)) ? await this.manifestOf(id).read() : undefined;
    return manifest && { manifest, directory };
  }

  /** Lists the ids of all releases, oldest first. */
  async list(): Promise<string[]> {
    const ids = await this.listManifests();
    const found = await Promise.all(ids.map((id) => this.find(id)));
    return found.flatMap((release) => release?.manifest.id ?? []);
  }

  /** Returns the id that `current` points to, even if that release was deleted. */
  private liveId(): Promise<string | undefined> {
    return readlink(this.folders.current).then(basename, unlessMissing(undefined));
  }

  async live(): Promise<Release | undefined> {
    const id = await this.liveId();
    return id === undefined ? undefined : this.find(id);
  }

  /** Makes a release of the built site; if that equals the live one, only its amounts are new. */
  async make(amounts: Amounts, now = new Date()): Promise<string | undefined> {
    const { files, digest } = await readDigests(this.folders.site);
    const earlier = await this.live();
    if (earlier && digest === earlier.manifest.digest) {
      await this.manifestOf(earlier.manifest.id).write({ ...earlier.manifest, amounts });
      return undefined;
    }
    const id = `${await this.nextTime(now)}-${digest}`;
    const kept = assetsToKeep(files, earlier, now.getTime());
    try {
      await this.fill({ id, digest, amounts, files, kept }, earlier);
    } catch (error) {
      await this.remove(id); // frees a full disk
      throw error;
    }
    return id;
  }

  /** Returns a time later than every release, also when the clock was set back: order decides what goes. */
  private async nextTime(now: Date): Promise<string> {
    const newest = (await this.listManifests()).at(-1);
    const time = Math.max(now.getTime(), newest === undefined ? 0 : timeOf(newest) + 1);
    return new Date(time).toISOString().replace(/[-:.]/g, '');
  }

  /** Fills a release's folder, which gets its name only when it is whole. */
  private async fill(manifest: Manifest, earlier: Release | undefined): Promise<void> {
    const { id, files, kept } = manifest;
    const unfinished = this.unfinishedOf(id);
    await this.manifestOf(id).write(manifest); // first: others are never removed
    await addSite(unfinished, this.folders.site, files, earlier);
    if (earlier) await addAssets(unfinished, Object.keys(kept), earlier);
    await rename(unfinished, this.directoryOf(id));
    await execa('sync', ['-f', this.folders.releases], { env: WITHHELD }); // to survive a power cut
  }

  /** Makes a release live by one rename: each request gets a file of either the old or the new one. */
  async switchTo(id: string): Promise<void> {
    const { current, releases } = this.folders;
    const next = `${current}.next`;
    await rm(next, { force: true }); // left by a killed switch
    await symlink(join(basename(releases), id), next);
    await rename(next, current);
  }

  /** Before a rollback: adds to an earlier release the files that open pages of the live one still need. */
  async prepareReturn(id: string, now = Date.now()): Promise<void> {
    const [back, left] = [await this.find(id), await this.live()];
    if (!back || !left || left.manifest.id === id) return;
    const { manifest, directory } = back;
    const added = assetsToKeep({ ...manifest.files, ...manifest.kept }, left, now);
    await addAssets(directory, Object.keys(added), left);
    await this.manifestOf(id).write({ ...manifest, kept: { ...manifest.kept, ...added } });
  }

  /** Removes a release and its manifest. */
  async remove(id: string): Promise<void> {
    for (const folder of [this.directoryOf(id), this.unfinishedOf(id)]) {
      await rm(folder, { recursive: true, force: true });
    }
    await this.manifestOf(id).remove();
  }

  /** Keeps the newest five releases and the live one; removes the others and unfinished ones. */
  async prune(): Promise<void> {
    const kept = new Set([await this.liveId(), ...(await this.list()).slice(-MAX_RELEASES)]);
    for (const id of (await this.listManifests()).filter((each) => !kept.has(each))) {
      await this.remove(id).catch((error: unknown) => {
        this.log('not-pruned', { reason: causeOf(error) }); // an old release does no harm
      });
    }
  }
}
