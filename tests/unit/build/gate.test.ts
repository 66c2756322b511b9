import { describe, expect, test } from 'vitest';
import { checkGate, ShrinkError } from '#/build/gate.ts';

const COMMAND = 'npm run publisher -- accept-shrink';

test.each([
  [10, 5],
  [4, 2],
  [3, 0],
])('stops a site that went from %i rows to %i', (before, now) => {
  expect(() => checkGate({ blog: now }, { blog: before }, COMMAND)).toThrow(ShrinkError);
});

test.each([
  [10, 6],
  [4, 3],
  [3, 1],
  [0, 0],
  [0, 7],
])('lets a site pass that went from %i rows to %i', (before, now) => {
  expect(() => checkGate({ blog: now }, { blog: before }, COMMAND)).not.toThrow();
});

test('lets a first site pass, whatever it holds', () => {
  expect(() => checkGate({ blog: 0, pages: 1 }, {}, COMMAND)).not.toThrow();
});

test('names all that has shrunk, and what a person can do', () => {
  expect(() => checkGate({ blog: 0, pages: 4 }, { blog: 3, pages: 20, team: 0 }, COMMAND)).toThrow(
    'blog went from 3 to 0, pages went from 20 to 4; npm run publisher -- accept-shrink publishes it all the same',
  );
});

describe('a field', () => {
  const before = { food: 12, 'dish.*': 12, 'dish.foodName': 12, 'dish.image': 10, 'dish.video': 1 };
  const check = (now: Record<string, number>) => () => checkGate(now, before, COMMAND);

  test('that no item has any more stops a site by name', () => {
    expect(check({ ...before, 'dish.foodName': 0 })).toThrow(
      /^no dish has foodName any more; 12 of 12 had; npm run publisher/,
    );
    expect(check({ ...before, 'dish.video': 0 })).toThrow(
      'no dish has video any more; 1 of 12 had',
    );
  });

  test('that half of the items have lost stops a site', () => {
    expect(check({ ...before, 'dish.image': 5 })).toThrow(
      'only 5 of 12 have image (dish); 10 of 12 had',
    );
    expect(check({ ...before, 'dish.image': 6 })).not.toThrow();
  });

  test('is not named where the items themselves are fewer', () => {
    const now = { food: 6, 'dish.*': 6, 'dish.foodName': 6, 'dish.image': 5, 'dish.video': 1 };
    expect(check(now)).toThrow(/^food went from 12 to 6; npm/);
    expect(check({ food: 0 })).toThrow(/^food went from 12 to 0; npm/);
  });
});
