import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as v from 'valibot';
import { AmountsSchema } from '#/pipeline/gate.ts';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { forEachFile, shareFile } from '#/system/files/files.ts';
import { digestOf, listSite } from '#/system/files/siteIndex.ts';
import { contentTypeOf, isCompressible } from '#/hosts/contentTypes.ts';
import { isHashedAddress } from '#/hosts/headerRules.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How each compressed copy is made, by the extension that nginx and Caddy look for. */
const COPIES = {
  '.gz': (body: Buffer) => deflate(body, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (body: Buffer) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
};

export const ManifestSchema = v.object({
  id: v.string(),
  /** The digest of all files of the site; equal sites have equal digests. */
  digest: v.string(),
  amounts: AmountsSchema,
  /** The site's own files with the digests of their contents. */
  files: v.record(v.string(), v.string()),
  /** Hashed files of earlier sites for open pages, with the time when they went out of use. */
  kept: v.record(v.string(), v.number()),
});

/** The contents of a release. It is stored outside the release, which is public. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** A finished release. */
export interface Release {
  manifest: Manifest;
  directory: string;
}

/** How long hashed files of earlier releases are kept for pages that are still open. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the digest of each file of a site, and one for the whole. */
export async function readDigests(site: string) {
  const digests = new Map(listSite(site).map((file) => [file, '']));
  await forEachFile([...digests.keys()], async (file) => {
    digests.set(file, await digestOf(join(site, file)));
  });
  const files = Object.fromEntries(digests);
  const digest = hash('sha256', JSON.stringify(files)).slice(0, 12);
  return { files, digest };
}

/** The hashed files that a release with `own` files keeps of an earlier one, with times of disuse. */
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

/** Hard-links a release's file and its compressed copies; false if the file was deleted. */
async function takeOver(file: string, from: string, to: string): Promise<boolean> {
  const share = (name: string) =>
    shareFile(join(from, name), join(to, name)).then(() => true, unlessMissing(false));
  const isThere = await share(file);
  for (const ending of isThere ? Object.keys(COPIES) : []) await share(file + ending);
  return isThere;
}

/** Writes a file's compressed copies, `a.html.gz` and `a.html.br`, if they are smaller. */
async function compress(file: string): Promise<void> {
  if (!isCompressible(contentTypeOf(file))) return;
  const body = await readFile(file);
  for (const [ending, pack] of Object.entries(COPIES)) {
    const packed = await pack(body);
    if (packed.length < body.length) await writeFile(file + ending, packed);
  }
}

/** Fills a release's folder: hard-links unchanged files of an earlier release, compresses the others. */
export async function addSite(
  directory: string,
  site: string,
  files: Manifest['files'],
  earlier: Release | undefined,
): Promise<void> {
  await forEachFile(Object.entries(files), async ([file, digest]) => {
    const isSame = earlier?.manifest.files[file] === digest;
    if (earlier && isSame && (await takeOver(file, earlier.directory, directory))) return;
    await shareFile(join(site, file), join(directory, file));
    await compress(join(directory, file));
  });
}

/** Adds hashed files of an earlier release, for pages that are still open. */
export const addAssets = (directory: string, files: readonly string[], earlier: Release) =>
  forEachFile(files, (file) => takeOver(file, earlier.directory, directory));
