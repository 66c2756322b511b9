import { expect, test } from 'vitest';
import { colorOf, resolveColors } from '#/lib/palette.ts';

test('a colour is the one of the style sheet', () => {
  expect(colorOf('gali')).toBe('#1f3f74');
});

test('a colour that the style sheet lacks is named', () => {
  expect(() => colorOf('neon')).toThrow('styles/palette.css has no colour --neon.');
});

test('names in a drawing are replaced by their colours', () => {
  expect(resolveColors('<path fill="var(--haldar)" stroke="var(--ink)">')).toBe(
    '<path fill="#f2b21b" stroke="#12223d">',
  );
});
