import { expect, test } from 'vitest';
import { resolveColors } from '#/tools/cards/resolveColors.ts';

const STYLES = ':root {\n  --haldar: #f2b21b;\n  --ink: #12223d;\n}';

test('replaces names of the palette by their values', () => {
  expect(resolveColors('<path fill="var(--haldar)" stroke="var(--ink)">', STYLES)).toBe(
    '<path fill="#f2b21b" stroke="#12223d">',
  );
});

test('refuses a name that the palette lacks', () => {
  expect(() => resolveColors('var(--neon)', STYLES)).toThrow('--neon');
});
