import { beforeEach, expect, test, vi } from 'vitest';

const file = vi.hoisted(() => ({ css: '' }));

vi.mock('node:fs', () => ({ readFileSync: () => file.css }));

/** The module as it is with a style sheet of these colours. */
async function withColors(css: string) {
  file.css = css;
  return import('#/lib/palette.ts');
}

beforeEach(() => vi.resetModules());

test('a colour is written as in the style sheet, in any form', async () => {
  const { colorOf } = await withColors(':root { --gali: oklch(38% 0.09 260); --ink:#123 ; }');
  expect(colorOf('gali')).toBe('oklch(38% 0.09 260)');
  expect(colorOf('ink')).toBe('#123');
});

test('a colour that the style sheet lacks is named', async () => {
  const { colorOf } = await withColors(':root { --gali: navy; }');
  expect(() => colorOf('neon')).toThrow('styles/palette.css has no colour --neon.');
});
