import { expect, test } from 'vitest';
import { spellNumber, spellNumberFirst } from '#/content/en/spellNumber.ts';

test.each([
  [4, 'four'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [50, 'fifty'],
  [37, '37'],
  [100, '100'],
])('writes %i as %s', (number, words) => {
  expect(spellNumber(number)).toBe(words);
});

test('begins a sentence with a capital letter', () => {
  expect(spellNumberFirst(3)).toBe('Three');
});
