import { expect, test } from 'vitest';
import { makePosts } from '#/tools/bench/build/makePosts.ts';
import type { BuildMeasurement } from '#/tools/bench/build/measureBuilds.ts';
import { buildTable, checkBuilds, siteTable } from '#/tools/bench/build/reportBuilds.ts';

const GIGABYTE = 1024 ** 3;

const run = (posts: number, changedMs: number, peakBytes = GIGABYTE): BuildMeasurement => ({
  posts,
  cold: { fetch: 90_000, render: 8000, place: 2000, peakBytes },
  changed: { fetch: 1000, render: changedMs - 500, place: 500, peakBytes },
  site: { pages: posts + 38, html: 3 * 1024 ** 2, total: 11 * 1024 ** 2 },
  hook: 4321,
});

test('makes posts of their own id, title and date, newest first', () => {
  const posts = makePosts(100);
  expect(posts).toHaveLength(100);
  for (const key of ['id', 'title', 'createdAt'] as const) {
    expect(new Set(posts.map((post) => post[key])).size).toBe(100);
  }
  expect(posts.map(({ createdAt }) => createdAt)).toEqual(
    posts.map(({ createdAt }) => createdAt).sort((a, b) => b.localeCompare(a)),
  );
});

test('counts the share of a changed build from the end of fetch', () => {
  expect(buildTable([run(100, 2500)])).toMatch(/one change +1\.0 +2\.0 +0\.5 +3\.5 +0\.25 +1024$/);
});

test('tells how long a hook takes and what was built', () => {
  expect(siteTable([run(100, 2500)])).toMatch(/100 +138 +3 +11 +4\.3$/);
});

test.each([
  [1000, 3300, []],
  [1000, 3400, ['1000 posts: one change takes 0.34 of a build, over 0.33']],
  [10_000, 2000, []],
  [10_000, 2100, ['10000 posts: one change takes 0.21 of a build, over 0.20']],
  [100, 9000, []],
])('of %i posts, a change of %i ms: %j', (posts, changedMs, faults) => {
  expect(checkBuilds([run(posts, changedMs)])).toEqual(faults);
});

test('allows a build two gigabytes of memory', () => {
  expect(checkBuilds([run(100, 2500, 3 * GIGABYTE)])).toEqual([
    '100 posts: 3072 MB of memory, over 2048',
  ]);
});
