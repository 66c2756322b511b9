import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureStoreDir, prunePictures } from '#/pipeline/fetch/pictures/pictureStore.ts';
import { openSnapshotStore } from '#/pipeline/fetch/snapshotStore.ts';
import { readSettings } from '#/pipeline/settings.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';

test('removes files that no snapshot uses', async () => {
  const cacheDir = await makeTemporaryFolder();
  const storeDir = pictureStoreDir(cacheDir);
  await mkdir(storeDir);
  const used = ['aaaaaaaaaa-160.avif', 'aaaaaaaaaa-card.jpg', 'bbbbbbbbbb-160.avif'];
  for (const name of [...used, 'aaaaaaaaaa-160.avif.123456', 'cccccccccc-160.avif'])
    await writeFile(join(storeDir, name), name);
  const settings = readSettings({ API_BASE_URL: 'https://api.example' });
  for (const [isSample, file] of [[true, 'aaaaaaaaaa'] as const, [false, 'bbbbbbbbbb'] as const]) {
    const store = openSnapshotStore({ settings, isSample, cacheDir });
    await store.finish({ pictures: { 'https://media.example/a': { file } } });
  }
  await prunePictures(cacheDir);
  expect(await readdir(storeDir)).toEqual(used);
});
