import { expect, onTestFinished, test } from 'vitest';
import { serveBarePages } from '#/tools/bench/barePages.ts';
import type { Measurement } from '#/tools/bench/figures.ts';

const BYTES = 9_000;

const measured: Measurement = {
  route: '/menu/',
  files: [
    {
      address: '/menu/',
      kind: 'html',
      bytes: BYTES + 300,
      bodyBytes: BYTES,
      isBeforeLoad: true,
      isBlocking: false,
    },
  ],
  shift: 0,
  hasSlider: false,
  otherScripts: 0,
  islands: [],
};

/** A picture of the site's folder, here this project's own. */
const largestPicture = { address: '/public/icon-192.png', width: 192, height: 192 };

async function getBarePage(page: Measurement) {
  const site = await serveBarePages('.', [page]);
  onTestFinished(site.close);
  const response = await fetch(`${site.origin}/menu/`);
  const picture = await fetch(site.origin + largestPicture.address);
  return { html: await response.text(), pictureStatus: picture.status };
}

test.each([
  ['a page of words', measured],
  ['a page whose largest paint is a picture', { ...measured, largestPicture }],
])('has as many bytes as %s, compressed', async (_, page) => {
  expect((await getBarePage(page)).html).toHaveLength(BYTES);
});

test('shows the picture that is the largest paint', async () => {
  const { html, pictureStatus } = await getBarePage({ ...measured, largestPicture });
  expect(html).toContain('<img src="/public/icon-192.png" width="192" height="192"');
  expect(pictureStatus).toBe(200);
});
