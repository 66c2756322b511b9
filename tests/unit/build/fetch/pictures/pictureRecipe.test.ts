import { expect, test } from 'vitest';
import { variantWidths } from '#/build/fetch/pictures/pictureRecipe.ts';

test.each([
  [4000, false, [160, 280, 480, 640]],
  [4000, true, [160, 280, 480, 640, 1200]],
  [640, true, [160, 280, 480, 640]],
  [620, false, [160, 280, 480, 620]],
  [1, true, [1]],
])('offers a picture %i wide (large: %s) in %j', (width, isLarge, widths) => {
  expect(variantWidths(width, isLarge)).toEqual(widths);
});
