import { expect, test } from 'vitest';
import { checkRun, countTables } from '#/tools/bench/reportRun.ts';
import { makeHeaviestContent } from '../fixtures/heaviestContent.ts';
import { measureContent } from '../fixtures/measureContent.ts';

test('photographs of 4 MB, 12 categories and the longest titles keep every budget', async () => {
  const run = await measureContent('heaviest', makeHeaviestContent());
  console.log(countTables(run, true));
  expect(checkRun(run, true)).toEqual([]);
}, 900_000);
