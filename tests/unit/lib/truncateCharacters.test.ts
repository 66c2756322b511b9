import { expect, test } from 'vitest';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 2, 'a'],
])('cuts %j at %i to %j', (text, length, cut) => {
  expect(truncateCharacters(text, length)).toBe(cut);
});
