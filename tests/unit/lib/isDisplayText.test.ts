import { expect, test } from 'vitest';
import { isDisplayText } from '~/lib/isDisplayText';

test('seven words stand in the display face, eight do not', () => {
  expect(isDisplayText(' one two three four five six  seven ')).toBe(true);
  expect(isDisplayText('one two three four five six seven eight')).toBe(false);
});
