import { expect, test } from 'vitest';
import { pictureFile, variantWidths } from '#/build/fetch/pictures/pictureRecipe.ts';

test.each([
  [4000, false, [160, 280, 480, 640]],
  [4000, true, [160, 280, 480, 640, 1200]],
  [640, true, [160, 280, 480, 640]],
  [620, false, [160, 280, 480, 620]],
  [500, false, [160, 280, 500]],
  [100, false, [100]],
  [1, true, [1]],
])('offers a picture %i wide (large: %s) in %j', (width, isLarge, widths) => {
  expect(variantWidths(width, isLarge)).toEqual(widths);
});

test('names a picture by its bytes, in ten characters of one case', () => {
  expect(pictureFile(Buffer.from('a'))).toMatch(/^[a-z2-7]{10}$/);
  expect(pictureFile(Buffer.from('a'))).toBe(pictureFile(Buffer.from('a')));
  expect(pictureFile(Buffer.from('a'))).not.toBe(pictureFile(Buffer.from('b')));
});
