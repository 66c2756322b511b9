import { expect, test } from '@playwright/test';
import { findLargestPicture } from '#/tools/bench/largestPicture.ts';

/** Longer than the part of a `data:` address that the browser reports. */
const DRAWING = `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%204%203'%3E${"%3Cpath%20fill='%231f3f74'%20d='M0%200h4v3z'/%3E".repeat(20)}%3C/svg%3E`;
const SIZE = { width: 160, height: 120 };
const BOX = `inline-size:${SIZE.width}px;block-size:${SIZE.height}px`;
const picture = { address: DRAWING, ...SIZE };

for (const [largest, markup, expected] of [
  ['a drawing in an image', `<img src="${DRAWING}" alt="" style="${BOX}">`, picture],
  [
    'a drawing in a background',
    `<div style="${BOX};background:url(&quot;${DRAWING}&quot;)"></div>`,
    picture,
  ],
  [
    'a drawing in a generated box',
    `<style>div::after{content:"";display:block;${BOX};background:url("${DRAWING}")}</style><div style="inline-size:${SIZE.width}px"></div>`,
    picture,
  ],
  ['no picture', '<p style="font-size:3rem">A page of words', undefined],
] as const) {
  test(`names the picture where ${largest} is the largest paint`, async ({ page }) => {
    await page.route('**/drawn/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Drawn</title>${markup}`,
      }),
    );
    await page.goto('/drawn/');
    expect(await findLargestPicture(page)).toEqual(expected);
  });
}
