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

/** How each compressed copy beside a file is made, by the ending that nginx and Caddy look for. */
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
  /** The site's own files, each with the digest of its content. */
  files: v.record(v.string(), v.string()),
  /** Hashed files of earlier sites, for pages still open, each with the time when pages stopped using it. */
  kept: v.record(v.string(), v.number()),
});

/** What a release contains. It is stored outside the release, because everything in there is public. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

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
  const digest = hash('sha256', JSON.stringify(files)).slice(0, 12);
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

/** Fills a release's folder with a site: unchanged files are shared with an earlier one, others compressed. */
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
