import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { listAllSnapshots, readPictureIndex } from '#/pipeline/fetch/snapshotStore.ts';

/** Matches a variant; interrupted writes leave files with other names. */
const WHOLE = /^([a-z\d]{10})-\w+\.[a-z]+$/;

/** The folder of picture variants, shared by all snapshots because their names are hashes. */
export const pictureStoreDir = (cacheDir: string) => join(cacheDir, 'pictures');

/** Opens the folder of all variants. Its files are always whole, because they are renamed into place. */
export async function openPictureStore(dir: string) {
  await mkdir(dir, { recursive: true });
  const names = new Set(await readdir(dir));
  return {
    has: (name: string) => names.has(name),
    read: (name: string) => readFile(join(dir, name)),
    write: async (name: string, data: Buffer) => {
      await writeWhole(join(dir, name), data);
      names.add(name);
    },
  };
}
export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;

/** Removes the pictures that no snapshot of any API uses, and leftovers of interrupted writes. */
export async function prunePictures(cacheDir: string): Promise<void> {
  const indexes = await Promise.all((await listAllSnapshots(cacheDir)).map(readPictureIndex));
  const used = new Set(
    indexes.flatMap((index = {}) => Object.values(index)).map(({ file }) => file),
  );
  const folder = pictureStoreDir(cacheDir);
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  for (const name of names) {
    const [, file = ''] = WHOLE.exec(name) ?? [];
    if (!used.has(file)) await rm(join(folder, name), { force: true });
  }
}
