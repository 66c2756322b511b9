import { rm } from 'node:fs/promises';
import { releaseIdOf, type KnownReleases } from './knownReleases.ts';
import type { Manifests } from './manifests.ts';

const KEPT = 5;

/** Removes one after another; a failure does not stop the others. Returns the errors. */
async function removeEach(
  names: readonly string[],
  remove: (name: string) => Promise<void>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const name of names) await remove(name).catch((error: unknown) => void faults.push(error));
  return faults;
}

/**
 * Keeps the live release, the newest five that were live, and the newest of all: if its delivery failed, some
 * of its pages may be at the target and need its assets. Removes all others that have a release's name and a
 * manifest, and manifests whose release no longer exists.
 */
export async function removeOldReleases(
  { directoryOf, listOwn, newestId, listOnceLive, liveId }: KnownReleases,
  manifests: Manifests,
): Promise<void> {
  const onceLive = await listOnceLive();
  const kept = new Set([await liveId(), await newestId(), ...onceLive.slice(-KEPT)]);

  const old = (await listOwn()).filter((folder) => !kept.has(folder));
  const folderFaults = await removeEach(old, async (folder) => {
    const manifest = await manifests.read(releaseIdOf(folder)); // without one, the folder is not ours
    if (manifest) await rm(directoryOf(folder), { recursive: true, force: true });
  });

  const left = new Set((await listOwn()).map(releaseIdOf));
  const gone = (await manifests.list()).filter((id) => !kept.has(id) && !left.has(id));
  const manifestFaults = await removeEach(gone, manifests.remove);

  const faults = [...folderFaults, ...manifestFaults];
  if (faults.length > 0) throw faults[0];
}
