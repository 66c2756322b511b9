import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openPictureStore, pruneStore } from '#/build/fetch/pictures/pictureStore.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';

const DAY_S = 24 * 60 * 60;

let storeDir: string;

beforeEach(async () => {
  storeDir = join(await makeTemporaryFolder(), 'store');
});

/** Adds files to the store that were written some days ago. */
async function putFiles(daysAgo: number, ...names: string[]) {
  await mkdir(storeDir, { recursive: true });
  for (const name of names) {
    await writeFile(join(storeDir, name), name);
    await age(name, daysAgo);
  }
}

async function age(name: string, days: number) {
  const time = Date.now() / 1000 - days * DAY_S;
  await utimes(join(storeDir, name), time, time);
}

const OLD = ['aaaaaaaaaa-160.avif', 'aaaaaaaaaa-card.jpg', 'aaaaaaaaaa.json'];

test('leaves nothing but whole files in the store', async () => {
  const store = await openPictureStore(storeDir);
  await store.write('aaaaaaaaaa.json', '{}');
  expect(await readdir(storeDir)).toEqual(['aaaaaaaaaa.json']);
  expect(store.has('aaaaaaaaaa.json')).toBe(true);
});

test('removes a picture that was not used for 7 days', async () => {
  await putFiles(8, ...OLD);
  await putFiles(6, 'bbbbbbbbbb-160.avif', 'bbbbbbbbbb.json');
  await pruneStore(storeDir, new Set());
  expect(await readdir(storeDir)).toEqual(['bbbbbbbbbb-160.avif', 'bbbbbbbbbb.json']);
});

test('keeps a picture in use, and for 7 days from its last use', async () => {
  await putFiles(400, ...OLD);
  await pruneStore(storeDir, new Set(['aaaaaaaaaa']));
  await pruneStore(storeDir, new Set());
  expect(await readdir(storeDir)).toEqual(OLD);
  await age('aaaaaaaaaa.json', 8);
  await pruneStore(storeDir, new Set());
  expect(await readdir(storeDir)).toEqual([]);
});

test('removes what an interrupted write left, also of a picture in use', async () => {
  await putFiles(8, ...OLD, 'aaaaaaaaaa-160.avif.123456');
  await pruneStore(storeDir, new Set(['aaaaaaaaaa']));
  expect(await readdir(storeDir)).toEqual(OLD);
});

test('prunes a store that is not there', async () => {
  await expect(pruneStore(storeDir, new Set())).resolves.toBeUndefined();
});
