import { expect, onTestFinished, test } from 'vitest';
import { serveBarePages } from '#/tools/bench/barePages.ts';
import type { Measurement } from '#/tools/bench/measurement.ts';

const BYTES = 9_000;
const TOLERANCE = 0.02 * BYTES;

const measured: Measurement = {
  route: '/menu/',
  files: [
    {
      address: '/menu/',
      kind: 'html',
      bytes: BYTES + 500,
      headerBytes: 500,
      isBeforeLoad: true,
      isBlocking: false,
      isReact: false,
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
  const response = await fetch(`${site.origin}/menu/`, { headers: { 'accept-encoding': 'br' } });
  const picture = await fetch(site.origin + largestPicture.address);
  return { response, html: await response.text(), pictureStatus: picture.status };
}

test.each([
  ['a page of words', measured],
  ['a page whose largest paint is a picture', { ...measured, largestPicture }],
])('has as many compressed bytes as %s', async (_, page) => {
  const { response } = await getBarePage(page);
  expect(response.headers.get('content-encoding')).toBe('br');
  const length = Number(response.headers.get('content-length'));
  expect(Math.abs(length - BYTES)).toBeLessThanOrEqual(TOLERANCE);
});

test('shows the picture that is the largest paint', async () => {
  const { html, pictureStatus } = await getBarePage({ ...measured, largestPicture });
  expect(html).toContain('<img src="/public/icon-192.png" width="192" height="192"');
  expect(pictureStatus).toBe(200);
});
