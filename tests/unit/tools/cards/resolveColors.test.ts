import { expect, test } from 'vitest';
import { resolveColors } from '#/tools/cards/resolveColors.ts';

test('replaces names of the palette by their values', () => {
  expect(resolveColors('<path fill="var(--haldar)" stroke="var(--ink)">')).toBe(
    '<path fill="#f2b21b" stroke="#12223d">',
  );
});
