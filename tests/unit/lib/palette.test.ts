import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '#/lib/palette.ts';
import { resolveColors } from '#/tools/cards/resolveColors.ts';

const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');

test.each(Object.entries(palette))('%s is %s in the style sheet too', (name, color) => {
  expect(resolveColors(`var(--${name})`, tokens)).toBe(color);
});
