import { expect, test } from 'vitest';
import { checkFirstScreens, cutPage } from '#/tools/bench/firstScreen.ts';
import { checkScores, paintTable } from '#/tools/bench/timeTables.ts';
import { checkSlowArrivals } from '#/tools/bench/slowArrivals.ts';

const bare = { route: '/bare/contact/', first: 800, largest: 800 };

test('prints the ratio of every page that has a bare one', () => {
  const page = { route: '/contact/', first: 840, largest: 960 };
  expect(paintTable([bare, page], 'slow link').split('\n').slice(1)).toEqual([
    expect.stringMatching(/^\/contact\/ +840 ms +800 ms +1\.05 × +960 ms +800 ms +1\.20 ×$/),
  ]);
});

test('names the audits that cost a score its points', () => {
  const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
  const report = { ...bare, route: '/menu/', scores, complaints: ['total-blocking-time'] };
  expect(checkScores([report])).toEqual(['/menu/: performance 98 of 100: total-blocking-time']);
});

test('names what moves when fonts and pictures come late', () => {
  const shifts = [{ value: 0.04, moved: ['h1'] }];
  expect(checkSlowArrivals([{ route: '/menu/', screen: 'phone', shifts }])).toEqual([
    '/menu/: layout shift 0.04 of 0 with late fonts (phone): h1',
  ]);
});

test('names the page whose first flight paints another first screen', () => {
  expect(checkFirstScreens([{ route: '/menu/', points: 12 }])).toEqual([
    '/menu/: the first 14336 bytes paint another first screen: 12 points differ',
  ]);
});

test('cuts a page where its first flight of compressed bytes ends', () => {
  const short = Buffer.from('<p>short');
  expect(cutPage(short)).toEqual(short);
  const long = Buffer.from(
    Array.from({ length: 20_000 }, (_, at) => (at * at).toString(36)).join(),
  );
  const cut = cutPage(long);
  expect(cut.length).toBeLessThan(long.length);
  expect(long.subarray(0, cut.length)).toEqual(cut);
});
