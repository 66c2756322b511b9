import { expect, test } from 'vitest';
import { fallbackPath } from '#/lib/pictureSources.ts';

test.each([
  [[160, 480, 640, 1200], 640],
  [[160, 320, 480, 790], 790],
  [[160], 160],
])('takes of the widths %j the one nearest to 640 as JPEG', (widths, width) => {
  expect(fallbackPath({ file: 'a', width: 1600, height: 1200, color: '#a52', widths })).toBe(
    `/_media/a-${width}.jpg`,
  );
});
