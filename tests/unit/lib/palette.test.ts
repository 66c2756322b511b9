import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '#/lib/palette.ts';
import { resolveColors } from '#/tools/cards/resolveColors.ts';

const tokens = readFileSync(new URL('../../../src/styles/palette.css', import.meta.url), 'utf8');

test.each(Object.entries(palette))('%s is %s in the style sheet too', (name, color) => {
  expect(resolveColors(`var(--${name})`, tokens)).toBe(color);
});

test('has no colour twice, so that a change of one can be told from a change of another', () => {
  expect(new Set(Object.values(palette)).size).toBe(Object.keys(palette).length);
});
