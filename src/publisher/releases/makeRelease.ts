import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Amounts } from '#/build/amounts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { exists, forEachFile, makeFolders, shareFile } from '#/build/files/files.ts';
import { assetsToKeep } from './assets.ts';
import { compressFile, siblingsOf } from './compress.ts';
import { digestOfSite, holds, readDigests, type Earlier, type Manifest } from './manifest.ts';

export interface ReleaseOptions {
  site: string;
  amounts: Amounts;
  releasesDir: string;
  live: Earlier | undefined;
  /** The live release, if any, and the newest one; they differ after a rollback. */
  earlier: readonly Earlier[];
  now: Date;
  saveManifest: (manifest: Manifest) => Promise<void>;
  removeManifest: (manifest: Manifest) => Promise<void>;
}

const idOf = (now: Date, digest: string) => `${now.toISOString().replace(/[-:.]/g, '')}-${digest}`;

/** Shares an earlier release's file and its compressed copies; false if somebody has removed the file. */
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

/** Forces a file or folder to disk, so that it survives a power cut. */
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
}

/** Adds hashed files of earlier releases to a release, for pages that are still open. */
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

/** Whether all files of a release exist; people may remove some by hand. */
async function isWhole({ manifest, directory }: Earlier): Promise<boolean> {
  let missing = 0;
  await forEachFile(Object.keys(manifest.files), async (file) => {
    if (!(await exists(join(directory, file)))) missing += 1;
  });
  return missing === 0;
}

/**
 * Makes a new release of a finished site: compresses files, and shares unchanged ones with earlier releases. The
 * release gets its final name only when it is complete. `undefined` if the live release is the same.
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
    await options.saveManifest(manifest); // first, because only folders with a manifest are ever removed
    await fill(unfinished, manifest, options);
    await rename(unfinished, join(releasesDir, id));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }); // it may have filled the disk
    await options.removeManifest(manifest);
    throw error;
  }
  await flush(dirname(join(releasesDir, id)));
  return manifest;
}
