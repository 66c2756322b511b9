import { expect, test } from 'vitest';
import { checkRun, countTables } from '~/bench/reportRun';
import { makeHeaviestContent } from '../fixtures/heaviestContent';
import { measureContent } from '../fixtures/measureContent';

test('photographs of 4 MB, 12 categories and the longest titles keep every budget', async () => {
  const run = await measureContent('heaviest', makeHeaviestContent());
  console.log(countTables(run, true));
  expect(checkRun(run, true)).toEqual([]);
}, 900_000);
