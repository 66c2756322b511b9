import type { PictureIndex } from '#/api/pictures.ts';
import { pictureStoreDir, pruneStore } from './pictureStore.ts';
import { readAllSnapshots } from '#/build/fetch/snapshotStore.ts';

/** Removes the pictures that no snapshot in the cache, of any API, has named for 7 days. */
export async function prunePictures(cacheDir: string): Promise<void> {
  const indexes = await readAllSnapshots<PictureIndex>(cacheDir, 'pictures');
  const files = indexes.flatMap((index) => Object.values(index).map(({ picture }) => picture.file));
  await pruneStore(pictureStoreDir(cacheDir), new Set(files));
}
