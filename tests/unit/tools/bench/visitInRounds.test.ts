import { expect, test } from 'vitest';
import { visitInRounds } from '#/tools/bench/visitInRounds.ts';

test('each page is visited in every round, and its findings stand together', async () => {
  const visits: string[] = [];
  const findings = await visitInRounds(['/', '/menu/'], (page) =>
    Promise.resolve(visits.push(page)),
  );
  expect(visits.slice(0, 4)).toEqual(['/', '/menu/', '/', '/menu/']);
  expect(findings).toEqual([
    [1, 3, 5, 7, 9],
    [2, 4, 6, 8, 10],
  ]);
});
