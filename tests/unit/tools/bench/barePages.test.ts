import { afterAll, expect, test } from 'vitest';
import { bareRouteOf, serveBarePages } from '#/tools/bench/barePages.ts';
import type { Measurement } from '#/tools/bench/measurement.ts';

const BYTES = 9_000;
/** Half a paragraph, because a page ends with a whole one. */
const TOLERANCE = 40;

const measured: Measurement = {
  route: '/menu/',
  files: [
    {
      address: '/menu/',
      kind: 'html',
      bytes: BYTES + 500,
      headerBytes: 500,
      askedBy: 'the browser',
      isBeforeLoad: true,
      isBlocking: false,
      isReact: false,
    },
  ],
  shifts: [],
  unsizedPictures: [],
  hasSlider: false,
  otherScripts: 0,
  islands: [],
};

const site = await serveBarePages('.');
afterAll(site.close);

const getBarePage = () =>
  fetch(site.origin + bareRouteOf('/menu/'), { headers: { 'accept-encoding': 'br' } });

/** An inlined drawing has no file to copy, and needs no request or hint. */
const DRAWING =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%204%203'/%3E";
const largestPicture = { address: DRAWING, width: 400, height: 300 };

test.each([
  ['a page of words', measured],
  ['a page whose largest paint is a drawing within it', { ...measured, largestPicture }],
])('has as many compressed bytes as %s', async (_, page) => {
  await site.add([page]);
  const response = await getBarePage();
  expect(response.headers.get('content-encoding')).toBe('br');
  const length = Number(response.headers.get('content-length'));
  expect(Math.abs(length - BYTES)).toBeLessThanOrEqual(TOLERANCE);
});

test('holds the drawing that is the largest paint, and asks for nothing', async () => {
  await site.add([{ ...measured, largestPicture }]);
  const html = await (await getBarePage()).text();
  expect(html).toContain(`<img src="${DRAWING}" width="400" height="300"`);
  expect(html).not.toContain('preload');
});
