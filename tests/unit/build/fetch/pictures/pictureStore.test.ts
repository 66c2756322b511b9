import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pictureStoreDir, prunePictures } from '#/build/fetch/pictures/pictureStore.ts';
import { openSnapshotStore } from '#/build/fetch/snapshotStore.ts';
import { readSettings } from '#/build/settings.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';

let cacheDir: string;
let storeDir: string;

beforeEach(async () => {
  cacheDir = await makeTemporaryFolder();
  storeDir = pictureStoreDir(cacheDir);
});

/** Writes a snapshot of the sample or of another API that names this picture (`Picture.file`). */
const snapshot = (isSample: boolean, file: string) =>
  openSnapshotStore({
    settings: readSettings({ API_BASE_URL: 'https://api.example' }),
    isSample,
    cacheDir,
  }).finish({ pictures: { 'https://media.example/a': { file } } });

async function putFiles(...names: string[]) {
  await mkdir(storeDir);
  for (const name of names) await writeFile(join(storeDir, name), name);
}

test('removes what no snapshot of any API names, and what interrupted writes left', async () => {
  await putFiles(
    'aaaaaaaaaa-160.avif',
    'aaaaaaaaaa-160.avif.123456',
    'aaaaaaaaaa-card.jpg',
    'bbbbbbbbbb-160.avif',
    'cccccccccc-160.avif',
  );
  await snapshot(true, 'aaaaaaaaaa');
  await snapshot(false, 'bbbbbbbbbb');
  await prunePictures(cacheDir);
  expect(await readdir(storeDir)).toEqual([
    'aaaaaaaaaa-160.avif',
    'aaaaaaaaaa-card.jpg',
    'bbbbbbbbbb-160.avif',
  ]);
});
