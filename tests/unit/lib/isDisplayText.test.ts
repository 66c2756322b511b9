import { expect, test } from 'vitest';
import { isDisplayName, isDisplayText } from '#/lib/isDisplayText.ts';

test('seven words stand in the display face, eight do not', () => {
  expect(isDisplayText(' one two three four five six  seven ')).toBe(true);
  expect(isDisplayText('one two three four five six seven eight')).toBe(false);
});

test('a word too long for a phone does not', () => {
  expect(isDisplayText('Internationalisation')).toBe(false);
});

test('two scripts in one heading do not, one script of any kind does', () => {
  expect(isDisplayText('Dabeli દાબેલી')).toBe(false);
  expect(isDisplayText('કચ્છી દાબેલી, 2')).toBe(true);
  expect(isDisplayText('Café 24 × 7')).toBe(true);
});

test('of what others write only Latin letters do', () => {
  expect(isDisplayName('Café 24 × 7')).toBe(true);
  expect(isDisplayName('one two three four five six seven eight')).toBe(false);
  expect(isDisplayName('કચ્છી દાબેલી, 2')).toBe(false);
  expect(isDisplayName('Dabeli દાબેલી')).toBe(false);
});
