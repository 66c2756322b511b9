import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import type { Folders } from '#/publisher/folders.ts';
import { ManifestSchema, type Manifest } from './manifest.ts';

const EXTENSION = /\.json$/;

/** Whether a name has the form of a release id: `20261101T000000000Z-0123456789ab`. */
export const isReleaseName = (name: string) => /^\d+T\d+Z-[\da-f]+$/.test(name);

/** The manifests of all releases, by id. */
export function openManifests({ state }: Pick<Folders, 'state'>) {
  const fileOf = (id: string) => openStateFile(join(state, `${id}.json`), ManifestSchema);

  return {
    read: async (id: string | undefined): Promise<Manifest | undefined> => {
      const manifest = id === undefined ? undefined : await fileOf(id).read();
      return manifest?.id === id ? manifest : undefined;
    },
    write: (manifest: Manifest) => fileOf(manifest.id).write(manifest),
    remove: (id: string) => fileOf(id).remove(),
    list: async (): Promise<string[]> => {
      const names = await readdir(state).catch(unlessMissing<string[]>([]));
      const files = names.filter((name) => EXTENSION.test(name));
      return files.map((name) => name.replace(EXTENSION, '')).filter(isReleaseName);
    },
  };
}

export type Manifests = ReturnType<typeof openManifests>;
