import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { benefits } from '#/sample/content/benefits.ts';
import { dishes } from '#/sample/content/dishes.ts';
import { franchiseStates } from '#/sample/content/franchises.ts';
import { gallery } from '#/sample/content/gallery.ts';
import { postList } from '#/sample/content/posts.ts';
import { team } from '#/sample/content/team.ts';
import { videos } from '#/sample/content/videos.ts';

const FOLDER = fileURLToPath(new URL('../../../src/sample/media/', import.meta.url));
const MAX_PICTURE_BYTES = 300 * 1024;
const MAX_VIDEO_BYTES = 300 * 1024;
const MAX_FOLDER_BYTES = 12 * 1024 * 1024;

const entries = await readdir(FOLDER, { withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
const sizes = new Map<string, number>();
for (const file of files) sizes.set(file, (await stat(FOLDER + file)).size);

const named = new Set(
  JSON.stringify([benefits, dishes, franchiseStates, gallery, postList, team, videos])
    .match(/media\/[^"]+/g)
    ?.map((path) => path.slice('media/'.length)),
);

test('every picture and video that the answers name is there', () => {
  expect([...named].filter((file) => !sizes.has(file))).toEqual([]);
});

test('every picture and video that is there is named by an answer', () => {
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

test.each(files.filter((file) => file.endsWith('.jpg')))(
  '%s is a picture of its kind',
  async (file) => {
    const { format, width, height } = await sharp(FOLDER + file).metadata();

    expect(format).toBe('jpeg');
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(600);
    expect(sizes.get(file)).toBeLessThan(MAX_PICTURE_BYTES);
  },
);

test.each(files.filter((file) => file.endsWith('.mp4')))('%s is a short video', (file) => {
  expect(sizes.get(file)).toBeLessThan(MAX_VIDEO_BYTES);
});

test('the folder holds no other kind of file and stays small', () => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  expect(files.filter((file) => !/^[a-z0-9-]+\.(jpg|mp4)$/.test(file))).toEqual([]);
  expect(total).toBeLessThan(MAX_FOLDER_BYTES);
});
