import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPictures, openPictureStore, pruneStore } from '~/api/pictures/pictureStore';

const DAY_S = 24 * 60 * 60;

let folder: string;
let storeDir: string;
let outDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  [storeDir, outDir] = [join(folder, 'store'), join(folder, 'out')];
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts files into the store that were last written some days ago. */
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

test('copies only what is not there with the same size', async () => {
  await putFiles(0, 'aaaaaaaaaa-160.avif', 'aaaaaaaaaa-160.webp', 'aaaaaaaaaa-160.jpg');
  const names = await readdir(storeDir);
  expect(await copyPictures(names.slice(0, 2), storeDir, outDir)).toBe(2);
  await rm(join(outDir, 'aaaaaaaaaa-160.avif'));
  await writeFile(join(outDir, 'aaaaaaaaaa-160.avif'), 'torn');
  expect(await copyPictures(names, storeDir, outDir)).toBe(2);
  expect(await copyPictures(names, storeDir, outDir)).toBe(0);
  expect(await readFile(join(outDir, 'aaaaaaaaaa-160.avif'), 'utf8')).toBe('aaaaaaaaaa-160.avif');
});

test('writes nothing through a link when a copy is replaced', async () => {
  await putFiles(0, 'aaaaaaaaaa-160.avif');
  await copyPictures(['aaaaaaaaaa-160.avif'], storeDir, outDir);
  const { nlink } = await stat(join(storeDir, 'aaaaaaaaaa-160.avif'));
  expect(nlink).toBe(2);
});

test('refuses a name that is not a variant, and one that is not in the store', async () => {
  await putFiles(0, 'aaaaaaaaaa.json');
  const copy = (name: string) => copyPictures([name], storeDir, outDir);
  await expect(copy('../secret.jpg')).rejects.toThrow('not the name of a picture');
  await expect(copy('aaaaaaaaaa.json')).rejects.toThrow('not the name of a picture');
  await expect(copy('aaaaaaaaaa-160.avif')).rejects.toThrow('ENOENT');
});
