import { expect, test } from 'vitest';
import { isDisplayName, isDisplayText } from '#/lib/isDisplayText.ts';

test.each([
  ['Café 24 × 7', true, true],
  [' one two three four five six  seven ', true, true],
  ['one two three four five six seven eight', false, false],
  ['a word too long for a phone: Internationalisation', false, false],
  ['Dabeli દાબેલી', false, false],
  // Only of our own words has the display font the ligatures.
  ['કચ્છી દાબેલી, 2', true, false],
])('whether %j suits the display font: ours %s, of the API %s', (text, isOurs, isTheirs) => {
  expect([isDisplayText(text), isDisplayName(text)]).toEqual([isOurs, isTheirs]);
});
