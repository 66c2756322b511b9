import { expect, test } from 'vitest';
import { isDisplayText } from '#/lib/isDisplayText.ts';

test.each([
  ['Café 24 × 7', true],
  [' one two three four five six  seven ', true],
  ['one two three four five six seven eight', false],
  ['a word too long for a phone: Internationalisation', false],
  ['Dabeli દાબેલી', false],
  ['કચ્છી દાબેલી, 2', true],
])('decides whether the display font is used for %j: %s', (text, suits) => {
  expect(isDisplayText(text)).toBe(suits);
});
