import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readPage } from '#/build/place/readPage.ts';
import { createTextPool } from '#/build/place/textPool.ts';

const PAGES = 200;
const PAGE_BYTES = 200_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const pageOf = (page: number) => {
  const link = `<a href="/blog-single/a-post-of-some-length-${page}/">${page}</a>`;
  return `<meta name="page-policy" content="api">${link}<p>${'ક'.repeat(PAGE_BYTES / 2)}</p>`;
};

test('the facts of pages keep no whole page in memory', () => {
  const pool = createTextPool();
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const known = Array.from({ length: PAGES }, (_, page) => readPage(pageOf(page), new Set(), pool));
  collectGarbage();
  const kept = process.memoryUsage().heapUsed - before;
  expect(known.at(-1)?.targets).toEqual([`/blog-single/a-post-of-some-length-${PAGES - 1}/`]);
  expect(kept).toBeLessThan((PAGES * PAGE_BYTES) / 20);
});
