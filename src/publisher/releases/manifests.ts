import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { AmountsSchema } from '#/build/amounts.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import { isReleaseName } from '#/publisher/folders.ts';

const ManifestSchema = v.object({
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

/** The manifests of all releases in the state folder, by id. */
export function openManifests(folder: string) {
  const fileOf = (id: string) => openStateFile(join(folder, `${id}.json`), ManifestSchema);
  return {
    read: (id: string) => fileOf(id).read(),
    write: (manifest: Manifest) => fileOf(manifest.id).write(manifest),
    remove: (id: string) => fileOf(id).remove(),
    /** The ids, oldest first. */
    list: async (): Promise<string[]> => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      return names
        .map((name) => name.slice(0, -'.json'.length))
        .filter(isReleaseName)
        .sort();
    },
  };
}
