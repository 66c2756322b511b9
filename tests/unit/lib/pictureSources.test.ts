import { expect, test } from 'vitest';
import {
  fallbackPath,
  pictureCardPath,
  pictureFiles,
  pictureSrcset,
} from '#/lib/pictureSources.ts';

const picture = {
  file: 'aaaaaaaaaa',
  width: 1600,
  height: 1200,
  color: '#a52',
  widths: [160, 480, 640, 1200],
};

test('lists the variants of a format for srcset', () => {
  expect(pictureSrcset({ ...picture, widths: [160, 320] }, 'avif')).toBe(
    '/_media/aaaaaaaaaa-160.avif 160w,/_media/aaaaaaaaaa-320.avif 320w',
  );
});

test.each([
  [[160, 480, 640, 1200], 640],
  [[160, 320, 480, 790], 790],
  [[160], 160],
])('takes of the widths %j the one nearest to 640 as JPEG', (widths, width) => {
  expect(fallbackPath({ ...picture, widths })).toBe(`/_media/aaaaaaaaaa-${width}.jpg`);
});

test('knows every file of a picture', () => {
  expect(pictureFiles({ ...picture, widths: [160, 320] })).toEqual([
    'aaaaaaaaaa-160.avif',
    'aaaaaaaaaa-160.webp',
    'aaaaaaaaaa-320.avif',
    'aaaaaaaaaa-320.webp',
    'aaaaaaaaaa-320.jpg',
  ]);
});

test('links the social card', () => {
  expect(pictureCardPath(picture)).toBe('/_media/aaaaaaaaaa-card.jpg');
});
