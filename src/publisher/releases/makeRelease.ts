import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { forEachFile, makeFolders, shareFile } from '#/build/files/files.ts';
import { digestOf, listSite } from '#/build/files/siteIndex.ts';
import { isHashedAddress } from '#/hosts/headerRules.ts';
import { compressFile, COPY_ENDINGS } from './compress.ts';
import type { Manifest } from './manifests.ts';

/** A finished release. */
export interface Release {
  manifest: Manifest;
  directory: string;
}

/** Hashed files of earlier releases stay so long, for pages that are still open. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The digest of each file of a site, and one for the whole. */
export async function readDigests(site: string) {
  const digests = new Map(listSite(site).map((file) => [file, '']));
  await forEachFile([...digests.keys()], async (file) => {
    digests.set(file, await digestOf(join(site, file)));
  });
  const files = Object.fromEntries(digests);
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return { files, digest };
}

/** The hashed files of an earlier release that one with `own` files keeps, and since when no page uses them. */
export function assetsToKeep(
  own: Readonly<Record<string, unknown>>,
  earlier: Release | undefined,
  now: number,
): Manifest['kept'] {
  const { manifest } = earlier ?? {};
  const used = Object.keys(manifest?.files ?? {}).filter((file) => isHashedAddress(`/${file}`));
  const all = { ...manifest?.kept, ...Object.fromEntries(used.map((file) => [file, now])) };
  return Object.fromEntries(
    Object.entries(all).filter(([file, leftAt]) => !(file in own) && now - leftAt < KEPT_MS),
  );
}

/** Shares a release's file and its compressed copies; false if somebody has removed the file. */
async function takeOver(file: string, from: string, to: string): Promise<boolean> {
  const share = (name: string) =>
    shareFile(join(from, name), join(to, name)).then(() => true, unlessMissing(false));
  const isThere = await share(file);
  for (const ending of isThere ? COPY_ENDINGS : []) await share(file + ending);
  return isThere;
}

/** Forces a file or folder to disk, so that it survives a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

/** Fills a release's folder with a site: unchanged files are shared with an earlier one, others compressed. */
export async function addSite(
  directory: string,
  site: string,
  files: Manifest['files'],
  earlier: Release | undefined,
): Promise<void> {
  await makeFolders(directory, Object.keys(files));
  await forEachFile(Object.entries(files), async ([file, digest]) => {
    const isSame = earlier?.manifest.files[file] === digest;
    if (earlier && isSame && (await takeOver(file, earlier.directory, directory))) return;
    const added = join(directory, file);
    await shareFile(join(site, file), added);
    for (const written of [added, ...(await compressFile(added))]) await flush(written);
  });
}

/** Adds hashed files of an earlier release, for pages that are still open. */
export async function addAssets(
  directory: string,
  files: readonly string[],
  earlier: Release,
): Promise<void> {
  await makeFolders(directory, files);
  await forEachFile(files, async (file) => {
    await takeOver(file, earlier.directory, directory);
  });
}
