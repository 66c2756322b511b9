import { expect, test } from 'vitest';
import { checkGate, ShrinkError } from '#/build/gate.ts';

const COMMAND = 'npm run publisher -- accept-shrink';

test.each([
  [10, 5],
  [4, 2],
  [4, 0],
  [3, 0],
  [1, 0],
])('stops a site that went from %i rows to %i', (before, now) => {
  expect(() => checkGate({ blog: now }, { blog: before }, COMMAND)).toThrow(ShrinkError);
});

test.each([
  [10, 6],
  [4, 3],
  [3, 1],
  [2, 1],
  [0, 0],
  [0, 7],
  [5, 50],
])('lets a site pass that went from %i rows to %i', (before, now) => {
  expect(() => checkGate({ blog: now }, { blog: before }, COMMAND)).not.toThrow();
});

test('lets a first site pass, whatever it holds', () => {
  expect(() => checkGate({ blog: 0, pages: 1 }, {}, COMMAND)).not.toThrow();
});

test('stops a site that has lost one of its languages', () => {
  const before = { pages: 50, 'pages/gu': 50, 'pages/hi': 50 };
  expect(() => checkGate({ pages: 50, 'pages/gu': 50 }, before, COMMAND)).toThrow(
    'pages/hi went from 50 to 0',
  );
});

test('names all that has shrunk, and what a person can do', () => {
  expect(() => checkGate({ blog: 0, pages: 4 }, { blog: 3, pages: 20, team: 0 }, COMMAND)).toThrow(
    'blog went from 3 to 0, pages went from 20 to 4; npm run publisher -- accept-shrink publishes it all the same',
  );
});
