import { expect, test } from 'vitest';
import { reckonSums } from '#/components/franchise/reckonSums.ts';

const MONTHS = { deposit: 6, ahead: 3 };

test('adds deposit and rent ahead to both ends of the investment, for each rent', () => {
  const format = { investment: [600_000, 900_000], rents: [10_000, 20_000] } as const;
  expect(reckonSums(format, MONTHS)).toEqual([
    { rent: 10_000, deposit: 60_000, ahead: 30_000, sum: [690_000, 990_000] },
    { rent: 20_000, deposit: 120_000, ahead: 60_000, sum: [780_000, 1_080_000] },
  ]);
});
