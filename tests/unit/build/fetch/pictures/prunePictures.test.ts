import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureStoreDir } from '#/build/fetch/pictures/pictureStore.ts';
import { prunePictures } from '#/build/fetch/pictures/prunePictures.ts';
import { openSnapshotStore } from '#/build/fetch/snapshotStore.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';

const LONG_AGO_S = 1_600_000_000;

/** A cache with these pictures (`Picture.file`), which are years old. */
async function makeCache(...pictures: string[]) {
  const cacheDir = await makeTemporaryFolder();
  const storeDir = pictureStoreDir(cacheDir);
  await mkdir(storeDir);
  for (const picture of pictures) {
    await writeFile(join(storeDir, `${picture}.json`), '{}');
    await utimes(join(storeDir, `${picture}.json`), LONG_AGO_S, LONG_AGO_S);
  }
  const snapshot = (key: string, picture: string) =>
    openSnapshotStore(cacheDir, key).write({
      parts: {
        pictures: { 'https://media.example/a.jpg': { picture: { file: picture }, recipe: 'now' } },
      },
      answers: {},
    });
  return { cacheDir, snapshot, kept: () => readdir(storeDir) };
}

test('keeps the pictures of the newest snapshot and of the one before it', async () => {
  const { cacheDir, snapshot, kept } = await makeCache('aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc');
  await snapshot('sample', 'aaaaaaaaaa');
  await snapshot('sample', 'bbbbbbbbbb');
  await snapshot('sample', 'cccccccccc');
  await prunePictures(cacheDir);
  expect(await kept()).toEqual(['bbbbbbbbbb.json', 'cccccccccc.json']);
});

test('keeps the pictures of another API that shares the cache', async () => {
  const { cacheDir, snapshot, kept } = await makeCache('aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc');
  await snapshot('sample', 'aaaaaaaaaa');
  await snapshot('other', 'bbbbbbbbbb');
  await prunePictures(cacheDir);
  expect(await kept()).toEqual(['aaaaaaaaaa.json', 'bbbbbbbbbb.json']);
});

test('takes a torn snapshot for none', async () => {
  const { cacheDir, snapshot, kept } = await makeCache('aaaaaaaaaa', 'bbbbbbbbbb');
  const torn = await snapshot('sample', 'aaaaaaaaaa');
  await writeFile(join(torn, 'pictures.json'), '{"https://');
  await snapshot('sample', 'bbbbbbbbbb');
  await prunePictures(cacheDir);
  expect(await kept()).toEqual(['bbbbbbbbbb.json']);
});

test('leaves what others put among the pictures', async () => {
  const { cacheDir, snapshot, kept } = await makeCache('aaaaaaaaaa', 'holiday');
  await snapshot('sample', 'aaaaaaaaaa');
  await prunePictures(cacheDir);
  expect(await kept()).toEqual(['aaaaaaaaaa.json', 'holiday.json']);
});
