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
  /** Of all the site's files; two sites with the same one are the same. */
  digest: v.string(),
  amounts: AmountsSchema,
  /** The site's own files, each with the digest of its bytes. */
  files: v.record(v.string(), v.string()),
  /** Hashed files of earlier sites for pages that are still open, each with when it was left behind. */
  kept: v.record(v.string(), v.number()),
  /** Whether it is or was live at some time; a manifest that does not say is of one that was. */
  wasLive: v.optional(v.boolean(), true),
});

/** What a release holds; it stands outside the release, because all of that is public. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** An earlier release, to take over what has not changed. */
export interface Earlier {
  manifest: Manifest;
  directory: string;
}

/** Whether a release holds a file with just these bytes. */
export const holds = (file: string, digest: string | undefined) => (release: Earlier) =>
  release.manifest.files[file] === digest;

/** Whether two names stand for one and the same file on disk. */
const isSameFile = async (one: string, other: string): Promise<boolean> => {
  const [first, second] = await Promise.all([
    stat(one),
    stat(other).catch(unlessMissing(undefined)),
  ]);
  return first.ino === second?.ino && first.dev === second.dev;
};

/** The digest of each file of a site; one that `earlier` shares is the same and is not read again. */
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
