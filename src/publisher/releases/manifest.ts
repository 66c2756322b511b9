import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { AmountsSchema } from '#/build/amounts.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { forEachFile } from '#/build/files/files.ts';
import { digestOf, listSite } from '#/build/files/siteIndex.ts';

export const ManifestSchema = v.object({
  id: v.string(),
  /** The digest of all files of the site; equal sites have equal digests. */
  digest: v.string(),
  amounts: AmountsSchema,
  /** The site's own files, each with the digest of its content. */
  files: v.record(v.string(), v.string()),
  /** Hashed files of earlier sites, for pages still open, each with the time when pages stopped using it. */
  kept: v.record(v.string(), v.number()),
  /** Whether the release is or was live; true if missing. */
  wasLive: v.optional(v.boolean(), true),
});

/** What a release contains. It is stored outside the release, because everything in there is public. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** An earlier release, from which unchanged files are taken. */
export interface Earlier {
  manifest: Manifest;
  directory: string;
}

/** Whether a release has a file with the same content. */
export const holds = (file: string, digest: string | undefined) => (release: Earlier) =>
  release.manifest.files[file] === digest;

/** Whether two paths are hard links to the same file. */
const isSameFile = async (one: string, other: string): Promise<boolean> => {
  const [first, second] = await Promise.all([
    stat(one),
    stat(other).catch(unlessMissing(undefined)),
  ]);
  return first.ino === second?.ino && first.dev === second.dev;
};

/** The digest of each file of a site; files that `earlier` shares are unchanged and not read again. */
export async function readDigests(
  site: string,
  earlier: Earlier | undefined,
): Promise<Map<string, string>> {
  const files = listSite(site);
  const digests = new Map<string, string>();
  await forEachFile(files, async (file) => {
    const known = earlier?.manifest.files[file];
    const isShared =
      earlier !== undefined &&
      known !== undefined &&
      (await isSameFile(join(site, file), join(earlier.directory, file)));
    digests.set(file, isShared ? known : await digestOf(join(site, file)));
  });
  return new Map(files.map((file) => [file, digests.get(file) ?? '']));
}

/** One digest for a whole site. */
export function digestOfSite(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, digest] of files) hash.update(`${file}\n${digest}\n`);
  return hash.digest('hex').slice(0, 12);
}
