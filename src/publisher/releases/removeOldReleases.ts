import { rm } from 'node:fs/promises';
import { releaseIdOf, type KnownReleases } from './knownReleases.ts';
import type { Manifests } from './manifests.ts';

const KEPT = 5;

/** Removes one after another, and gives what failed: one that stays keeps no other. */
async function removeEach(
  names: readonly string[],
  remove: (name: string) => Promise<void>,
): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const name of names) await remove(name).catch((error: unknown) => void faults.push(error));
  return faults;
}

/**
 * Keeps the live release, the newest five that were live, and the newest of all: one that could not be
 * delivered may have left pages at its target, which need its assets. Removes all others that bear our
 * name and our manifest, and manifests whose release is gone.
 */
export async function removeOldReleases(
  { directoryOf, listOwn, newestId, listOnceLive, liveId }: KnownReleases,
  manifests: Manifests,
): Promise<void> {
  const onceLive = await listOnceLive();
  const kept = new Set([await liveId(), await newestId(), ...onceLive.slice(-KEPT)]);

  const old = (await listOwn()).filter((folder) => !kept.has(folder));
  const folderFaults = await removeEach(old, async (folder) => {
    const manifest = await manifests.read(releaseIdOf(folder)); // it names just this one
    if (manifest) await rm(directoryOf(folder), { recursive: true, force: true });
  });

  const left = new Set((await listOwn()).map(releaseIdOf));
  const gone = (await manifests.list()).filter((id) => !kept.has(id) && !left.has(id));
  const manifestFaults = await removeEach(gone, manifests.remove);

  const faults = [...folderFaults, ...manifestFaults];
  if (faults.length > 0) throw faults[0];
}
