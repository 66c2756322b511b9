import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Amounts } from '#/build/amounts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists, forEachFile, makeFolders, shareFile } from '#/build/files/files.ts';
import { assetsToKeep } from './assets.ts';
import { compressFile, siblingsOf } from './compress.ts';
import { addDeltas } from './deltas.ts';
import { digestOfSite, holds, readDigests, type Earlier, type Manifest } from './manifest.ts';

export interface ReleaseOptions {
  site: string;
  amounts: Amounts;
  releasesDir: string;
  live: Earlier | undefined;
  /** The live release, where there is one, and the newest one, which are two after a rollback. */
  earlier: readonly Earlier[];
  now: Date;
  saveManifest: (manifest: Manifest) => Promise<void>;
  removeManifest: (manifest: Manifest) => Promise<void>;
}

const idOf = (now: Date, digest: string) => `${now.toISOString().replace(/[-:.]/g, '')}-${digest}`;

/** Shares a file of an earlier release and what is compressed of it; false where somebody has removed it. */
async function takeOver(file: string, earlier: Earlier, directory: string): Promise<boolean> {
  const from = join(earlier.directory, file);
  const isThere = await shareFile(from, join(directory, file)).then(
    () => true,
    unlessMissing(false),
  );
  if (!isThere) return false;
  for (const [index, sibling] of siblingsOf(join(directory, file)).entries()) {
    const ready = siblingsOf(from)[index];
    if (ready) await shareFile(ready, sibling).catch(unlessMissing(undefined));
  }
  return true;
}

/** Makes sure that a file outlives a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

async function addFile(from: string, to: string): Promise<void> {
  await shareFile(from, to);
  for (const written of [to, ...(await compressFile(to))]) await flush(written);
}

const has = (file: string) => (release: Earlier) =>
  file in release.manifest.files || file in release.manifest.kept;

async function fill(directory: string, manifest: Manifest, options: ReleaseOptions) {
  const { site, earlier } = options;
  await makeFolders(directory, Object.keys(manifest.files));
  await forEachFile(Object.entries(manifest.files), async ([file, digest]) => {
    const unchanged = earlier.find(holds(file, digest));
    const isTaken = unchanged !== undefined && (await takeOver(file, unchanged, directory));
    if (!isTaken) await addFile(join(site, file), join(directory, file));
  });
  await keepAssets(directory, Object.keys(manifest.kept), earlier);
  await addDeltas(directory, manifest, earlier);
}

/** Puts hashed files of earlier releases into a release, for pages that are still open. */
export async function keepAssets(
  directory: string,
  files: readonly string[],
  earlier: readonly Earlier[],
): Promise<void> {
  await makeFolders(directory, files);
  await forEachFile(files, async (file) => {
    const source = earlier.find(has(file));
    if (source && !(await exists(join(directory, file)))) await takeOver(file, source, directory);
  });
}

/** Whether every file of a release stands where it should: people remove some by hand. */
async function isWhole({ manifest, directory }: Earlier): Promise<boolean> {
  let missing = 0;
  await forEachFile(Object.keys(manifest.files), async (file) => {
    if (!(await exists(join(directory, file)))) missing += 1;
  });
  return missing === 0;
}

/**
 * Makes a finished site a release of its own, whole before it gets its name: compressed, sharing what
 * has not changed. `undefined` when the live release holds the same already.
 */
export async function makeRelease(options: ReleaseOptions): Promise<Manifest | undefined> {
  const { site, amounts, releasesDir, live, earlier, now } = options;
  const files = await readDigests(site, live ?? earlier[0]);
  const digest = digestOfSite(files);
  if (digest === live?.manifest.digest && (await isWhole(live))) return undefined;

  const id = idOf(now, digest);
  const kept = assetsToKeep(
    files.keys(),
    earlier.map(({ manifest }) => manifest),
    now.getTime(),
  );
  const own = Object.fromEntries(files);
  const manifest = { id, digest, amounts, files: own, kept, wasLive: false };
  const unfinished = join(releasesDir, `.${id}`);
  try {
    await options.saveManifest(manifest); // first, for only what it names is ever removed
    await fill(unfinished, manifest, options);
    await rename(unfinished, join(releasesDir, id));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }); // it may be what fills the disk
    await options.removeManifest(manifest);
    throw error;
  }
  await flush(dirname(join(releasesDir, id)));
  return manifest;
}
