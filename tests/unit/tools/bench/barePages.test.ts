import { afterAll, expect, test } from 'vitest';
import { bareRouteOf, serveBarePages } from '#/tools/bench/barePages.ts';
import type { Measurement } from '#/tools/bench/measurement.ts';

const BYTES = 9_000;
/** Half a paragraph, as the page ends with a whole one. */
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
  inlineScriptBytes: 0,
  inlineScripts: [],
  shifts: [],
  unsizedPictures: [],
  hasSlider: false,
  otherScripts: 0,
  islands: [],
};

const site = await serveBarePages('.');
afterAll(site.close);

test('a bare page has as many compressed bytes as the page that is compared with it', async () => {
  await site.add([measured]);
  const response = await fetch(site.origin + bareRouteOf('/menu/'), {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  const length = Number(response.headers.get('content-length'));
  expect(Math.abs(length - BYTES)).toBeLessThanOrEqual(TOLERANCE);
});
