import { describe, expect, test } from 'vitest';
import { checkGate } from '#/pipeline/gate.ts';

const COMMAND = 'npm run publisher -- accept-shrink';
const check = (now: Record<string, number>, before: Record<string, number>) => () =>
  checkGate(now, before, COMMAND);

test.each<[before: number, now: number, reason?: string]>([
  [10, 5, 'blog went from 10 to 5'],
  [3, 0, 'blog went from 3 to 0'],
  [10, 6],
  [3, 1],
  [0, 7],
])('for a list that shrank from %i to %i rows fails with: %s', (before, now, reason) => {
  if (reason === undefined) expect(check({ blog: now }, { blog: before })).not.toThrow();
  else expect(check({ blog: now }, { blog: before })).toThrow(reason);
});

test('names all lists that have shrunk and the command that accepts it', () => {
  expect(check({ blog: 0, pages: 4 }, { blog: 3, pages: 20, team: 0 })).toThrow(
    'blog went from 3 to 0, pages went from 20 to 4; npm run publisher -- accept-shrink publishes it all the same',
  );
});

describe('a field', () => {
  const before = { food: 12, 'dish.*': 12, 'dish.foodName': 12, 'dish.image': 10, 'dish.video': 1 };
  const fewer = { food: 6, 'dish.*': 6, 'dish.foodName': 6, 'dish.image': 5 };

  test.each([
    [
      'that no item has any more',
      { 'dish.foodName': 0 },
      /^no dish has foodName any more; 12 of 12 had; npm/,
    ],
    [
      'that half of the items have lost',
      { 'dish.image': 5 },
      /^only 5 of 12 have image \(dish\); 10 of 12 had; npm/,
    ],
    ['where the items are fewer, by the items alone,', fewer, /^food went from 12 to 6; npm/],
  ])('%s fails with its name', (_, now, reason) => {
    expect(check({ ...before, ...now }, before)).toThrow(reason);
  });

  test('is compared with the number of remaining items', () => {
    const left = { food: 7, 'dish.*': 7, 'dish.foodName': 7, 'dish.video': 1 };
    expect(check({ ...left, 'dish.image': 4 }, before)).not.toThrow();
    expect(check({ ...left, 'dish.image': 2 }, before)).toThrow('only 2 of 7 have image (dish)');
  });
});
