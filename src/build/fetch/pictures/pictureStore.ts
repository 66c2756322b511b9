import { statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { unlessMissing } from '#/build/files/fileErrors.ts';

const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
const VARIANT = /^([a-z2-7]{10})-(?:\d+|card)\.(?:avif|webp|jpg)$/;
/** A variant, a picture's facts, or the temporary file of an interrupted write. Other files are not ours. */
const OWN_NAME = /^[a-z2-7]{10}(?:-(?:\d+|card)\.(?:avif|webp|jpg)|\.json)(?:\.\d+)?$/;

/** The folder in which picture variants are kept, shared by all snapshots: their names are hashes. */
export const pictureStoreDir = (cacheDir: string) => join(cacheDir, 'pictures');

/**
 * Opens the folder of all variants. A file in it is always complete, because it was renamed into place.
 * @param isFresh ignore the files that are there now, so that all are encoded again
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

/** The file with the facts of a picture; its modification time is when the picture was last used. */
export const factsFile = (file: string) => `${file}.json`;

/**
 * Removes the pictures that no snapshot has used for 7 days, and what interrupted writes left. The calls
 * are synchronous: for thousands of files that is several times quicker.
 * @param keep `Picture.file` of every picture that a current snapshot names
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
