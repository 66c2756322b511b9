import { statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from '#/build/files/fileErrors.ts';

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
const VARIANT = /^([a-z2-7]{10})-(?:\d+|card)\.(?:avif|webp|jpg)$/;
/** A variant, what is known of it, or what a write of either left behind; all else is not ours. */
const OWN_NAME = /^[a-z2-7]{10}(?:-(?:\d+|card)\.(?:avif|webp|jpg)|\.json)(?:\.\d+)?$/;

/** The folder in which picture variants are kept, shared by all snapshots: their names are hashes. */
export const pictureStoreDir = (cacheDir: string) => join(cacheDir, 'pictures');

/**
 * The folder of all variants; a file that is in it is whole, because it was renamed into place.
 * @param isFresh whether only files that are written from now on count as there
 */
export async function openPictureStore(dir: string, isFresh = false) {
  await mkdir(dir, { recursive: true });
  const names = new Set(isFresh ? [] : await readdir(dir));
  return {
    has: (name: string) => names.has(name),
    read: (name: string) => readFile(join(dir, name)),
    write: async (name: string, data: string | Buffer) => {
      await writeFileAtomic(join(dir, name), data);
      names.add(name);
    },
  };
}
export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;

/** The file that holds what is known of a picture; its time is when the picture was last in use. */
export const factsFile = (file: string) => `${file}.json`;

/**
 * Removes the pictures that no snapshot has used for 7 days, and what an interrupted write left. Looks
 * at files one after another without waiting: for thousands of them that is several times quicker.
 * @param keep `Picture.file` of every picture that a snapshot in use names
 */
export async function pruneStore(storeDir: string, keep: ReadonlySet<string>): Promise<void> {
  const stored = await readdir(storeDir).catch(unlessMissing<string[]>([]));
  const names = new Set(stored.filter((name) => OWN_NAME.test(name)));
  const now = new Date();
  for (const file of keep)
    if (names.has(factsFile(file))) utimesSync(join(storeDir, factsFile(file)), now, now);

  const witnessOf = (name: string) => {
    const facts = factsFile(VARIANT.exec(name)?.[1] ?? '');
    return names.has(facts) ? facts : name;
  };
  const isStale = (witness: string) =>
    now.getTime() - statSync(join(storeDir, witness)).mtimeMs > KEEP_MS;
  const stale = [...Map.groupBy(names, witnessOf)].filter(([witness]) => isStale(witness));
  for (const name of stale.flatMap(([, files]) => files))
    await rm(join(storeDir, name), { force: true });
}
