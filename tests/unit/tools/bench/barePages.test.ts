import { expect, test } from 'vitest';
import { serveBarePages } from '#/tools/bench/barePages.ts';
import type { FetchedFile } from '#/tools/bench/measureRoute.ts';

const BYTES = 9_000;

const own: FetchedFile = {
  address: '/menu/',
  type: 'text/html',
  bytes: BYTES + 300,
  bodyBytes: BYTES,
  isBeforeLoad: true,
  isBlocking: false,
};
const measured = { shift: 0, hasSlider: false, otherScripts: 0, islands: [] };
/** A picture of the site's folder, here this project's own. */
const largestPicture = { address: '/public/icon-192.png', width: 192, height: 192 };

test('a bare page has as many bytes as the page, compressed, and its largest picture', async () => {
  const pages = [
    { ...measured, route: '/menu/', files: [own], largestPicture },
    { ...measured, route: '/faqs/', files: [own] },
  ];
  await using site = await serveBarePages('.', pages);
  const ask = (path: string) => fetch(site.origin + path);
  const read = async (path: string) => (await ask(path)).text();
  const [menu, faqs] = [await read('/menu/'), await read('/faqs/')];
  expect([menu.length, faqs.length]).toEqual([BYTES, BYTES]);
  expect(menu).toContain('<img src="/public/icon-192.png" width="192" height="192"');
  expect((await ask(largestPicture.address)).status).toBe(200);
});
