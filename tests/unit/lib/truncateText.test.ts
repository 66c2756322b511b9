import { expect, test } from 'vitest';
import { truncateText } from '#/lib/truncateText.ts';

test('cuts a longer text after whole letters and leaves a shorter one', () => {
  expect(truncateText('Khaman dhokla', 6)).toBe('Khaman…');
  expect(truncateText('Khaman', 6)).toBe('Khaman');
});

test.each([
  ['સ્ત્રીઓ માટે', 1, 'સ્ત્રી…'],
  ['સ્વાદિષ્ટ', 3, 'સ્વાદિષ્ટ'],
  ['क्षत्रिय', 1, 'क्ष…'],
])('does not cut %s inside a grapheme', (text, length, expected) => {
  expect(truncateText(text, length)).toBe(expected);
});
