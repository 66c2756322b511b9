import { expect, test } from 'vitest';
import { checkCosts, costTables } from '#/tools/bench/costs.ts';
import { makeHeaviestContent } from '../fixtures/heaviestContent.ts';
import { measureContent } from '../fixtures/measureContent.ts';

test('photographs of 4 MB, 12 categories and the longest titles keep every budget', async () => {
  const costs = await measureContent('heaviest', makeHeaviestContent());
  console.log(costTables(costs, true));
  expect(checkCosts(costs, true)).toEqual([]);
}, 900_000);
