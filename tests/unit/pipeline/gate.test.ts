import { describe, expect, test } from 'vitest';
import { findLosses, ShrinkError } from '#/pipeline/gate.ts';

test.each<[before: number, now: number, losses: string[]]>([
  [10, 5, ['blog went from 10 to 5']],
  [3, 0, ['blog went from 3 to 0']],
  [10, 6, []],
  [3, 1, []],
  [0, 7, []],
])('a list that went from %i to %i rows has the losses %j', (before, now, losses) => {
  expect(findLosses({ blog: now }, { blog: before })).toEqual(losses);
});

test('the error names all losses and the command that accepts them', () => {
  const losses = findLosses({ blog: 0, pages: 4 }, { blog: 3, pages: 20, team: 0 });
  expect(new ShrinkError(losses, {}, 'npm run publisher -- accept-shrink').message).toBe(
    'blog went from 3 to 0, pages went from 20 to 4; npm run publisher -- accept-shrink publishes it all the same',
  );
});

describe('a field', () => {
  const before = { food: 12, 'dish.*': 12, 'dish.foodName': 12, 'dish.image': 10, 'dish.video': 3 };

  test.each<[string, Record<string, number>, string[]]>([
    [
      'that no item has any more',
      { 'dish.foodName': 0 },
      ['no dish has foodName any more; 12 of 12 had'],
    ],
    [
      'that half of the items have lost',
      { 'dish.image': 5 },
      ['only 5 of 12 have image (dish); 10 of 12 had'],
    ],
    ['that fewer than four items had', { 'dish.video': 0 }, []],
  ])('%s is a loss by its name', (_, now, losses) => {
    expect(findLosses({ ...before, ...now }, before)).toEqual(losses);
  });

  test('is compared with the number of remaining items', () => {
    const left = { food: 7, 'dish.*': 7, 'dish.foodName': 7 };
    expect(findLosses({ ...left, 'dish.image': 4 }, before)).toEqual([]);
    expect(findLosses({ ...left, 'dish.image': 2 }, before)).toEqual([
      'only 2 of 7 have image (dish); 10 of 12 had',
    ]);
    expect(findLosses({}, before)).toEqual(['food went from 12 to 0']);
  });
});

describe('a loss that was accepted', () => {
  const before = { blog: 10, 'dish.*': 12, 'dish.foodName': 12 };
  const accepted = { blog: 4, 'dish.*': 12 };

  test.each<[string, Record<string, number>, string[]]>([
    ['passes', { blog: 4, 'dish.*': 12 }, []],
    ['passes if some of it is back', { blog: 5, 'dish.*': 12, 'dish.foodName': 1 }, []],
    ['is a loss again if it is larger', { blog: 3, 'dish.*': 12 }, ['blog went from 10 to 3']],
  ])('%s', (_, now, losses) => {
    expect(findLosses(now, before, accepted)).toEqual(losses);
  });

  test('excuses no other loss', () => {
    expect(findLosses({ 'dish.*': 12 }, before, { ...accepted, 'dish.foodName': 12 })).toEqual([
      'blog went from 10 to 0',
      'no dish has foodName any more; 12 of 12 had',
    ]);
  });
});
