import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { saveDrawings } from '#/tools/cards/saveDrawings.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const icons = ['favicon.svg', 'icon-192.png'].map((path) => ({ path, data: 'drawn' }));
const cards = [{ path: 'social/home.png', data: 'drawn' }];

let folders: { publicDir: string; iconsDir: string };

/** Reads a file of `public/`. */
const read = (path: string) => readFile(join(folders.publicDir, path), 'utf8');

beforeEach(async () => {
  const folder = await makeTemporaryFolder();
  folders = { publicDir: join(folder, 'public'), iconsDir: join(folder, 'icons') };
  await mkdir(join(folders.publicDir, 'social/gu'), { recursive: true });
  await writeFile(join(folders.publicDir, 'social/gu/former.png'), 'of a former page');
});

test('removes the cards of former pages', async () => {
  await saveDrawings({ icons, cards }, folders);
  const left = await readdir(join(folders.publicDir, 'social'), { recursive: true });
  expect(left).toEqual(['gu', 'home.png']);
});

test('publishes an icon of the brand as it is', async () => {
  await mkdir(folders.iconsDir);
  await writeFile(join(folders.iconsDir, 'icon-192.png'), 'own');
  await saveDrawings({ icons, cards }, folders);
  expect([await read('icon-192.png'), await read('favicon.svg')]).toEqual(['own', 'drawn']);
});

test('refuses an icon that no page uses', async () => {
  await mkdir(folders.iconsDir);
  await writeFile(join(folders.iconsDir, 'logo.png'), 'own');
  await expect(saveDrawings({ icons, cards }, folders)).rejects.toThrow(
    /icons\/logo\.png: no icon has this name; the icons are favicon\.svg, icon-192\.png/,
  );
});

test('names every card that is too wide, and writes nothing', async () => {
  const wide = ['a', 'b'].map((name) => ({ path: `social/${name}.png`, data: '', fault: name }));
  await expect(saveDrawings({ icons, cards: [...cards, ...wide] }, folders)).rejects.toThrow(
    /^a\nb$/,
  );
  expect(await readdir(folders.publicDir, { recursive: true })).toEqual([
    'social',
    'social/gu',
    'social/gu/former.png',
  ]);
});
