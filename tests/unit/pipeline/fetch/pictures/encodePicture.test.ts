import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { Picture } from '#/api/snapshot.ts';
import { encodePicture } from '#/pipeline/fetch/pictures/encodePicture.ts';
import { openPictureStore, type PictureStore } from '#/pipeline/fetch/pictures/pictureStore.ts';
import { pictureFiles } from '#/lib/pictures.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';
import * as samples from './samplePictures.ts';

let store: PictureStore;

beforeEach(async () => {
  store = await openPictureStore(await makeTemporaryFolder());
});

const encode = (bytes: Buffer) => encodePicture(bytes, false, store);

/** Returns the colour of one pixel of a variant, as `[red, green, blue, …]`. */
async function pixel({ file }: Picture, variant: string, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 };
  const bytes = await store.read(`${file}-${variant}`);
  return [...(await sharp(bytes).extract(area).raw().toBuffer())];
}

const PLAIN = { space: 'srgb', channels: 3 };

test.each([
  ['upright by its EXIF note', samples.rotated, { width: 200, height: 400, widths: [160, 200] }],
  ['from CMYK into sRGB', samples.cmyk, { width: 400, height: 200 }],
])('encodes a picture %s, without metadata', async (_, makeBytes, expected) => {
  const picture = await encode(await makeBytes());
  expect(picture).toMatchObject(expected);
  for (const name of pictureFiles(picture)) {
    const { exif, icc, xmp, orientation, ...rest } = await sharp(await store.read(name)).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(rest).toMatchObject(PLAIN);
  }
  const [red = 0, green = 0] = await pixel(picture, `${picture.width}.webp`, 150, 20);
  expect(red - green).toBeGreaterThan(100);
});

test('takes the first frame of an animation', async () => {
  const picture = await encode(await samples.animated());
  expect(picture).toMatchObject({ width: 200, height: 100, color: '#0f0' });
  const { pages } = await sharp(await store.read(`${picture.file}-200.webp`)).metadata();
  expect(pages ?? 1).toBe(1);
});

test('keeps transparency; the JPEG gets a white background', async () => {
  const picture = await encode(await samples.transparent());
  expect(picture.color).toBe('transparent');
  expect(await pixel(picture, '300.avif', 2, 2)).toMatchObject({ 3: 0 });
  expect(await pixel(picture, '300.webp', 2, 2)).toMatchObject({ 3: 0 });
  expect(await pixel(picture, '300.jpg', 2, 2)).toEqual([255, 255, 255]);
});

test.each([
  ['one pixel', 1, 1, [1]],
  ['a picture a little narrower than a width', 620, 9, [160, 280, 480, 620]],
  ['a picture a little wider than a width', 500, 9, [160, 280, 500]],
])('encodes %s', async (_, width, height, widths) => {
  expect((await encode(await samples.photograph(width, height))).widths).toEqual(widths);
});

test('gives up a picture that takes too long', async () => {
  const encoding = encodePicture(await samples.photograph(), true, store, 0);
  await expect(encoding).rejects.toThrow('takes too long to encode');
});
