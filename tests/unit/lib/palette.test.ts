import { beforeEach, expect, test, vi } from 'vitest';

const file = vi.hoisted(() => ({ css: '' }));

vi.mock('node:fs', () => ({ readFileSync: () => file.css }));

/** The module as it is with a style sheet of these colours. */
async function withColors(css: string) {
  file.css = css;
  return import('#/lib/palette.ts');
}

beforeEach(() => vi.resetModules());

test.each([
  ['#123', '#112233'],
  ['#1f3f74', '#1f3f74'],
  ['navy', '#000080'],
  ['rgb(31 63 116)', '#1f3f74'],
  ['oklch(38% 0.09 260)', '#244172'],
  ['rgb(31 63 116 / 50%)', '#1f3f7480'],
])('the colour %s is %s', async (written, hex) => {
  const { colorOf, resolveColors } = await withColors(`:root { --gali:${written} ; }`);
  expect(colorOf('gali')).toBe(hex);
  expect(resolveColors('<path fill="var(--gali)"/>')).toBe(`<path fill="${hex}"/>`);
});

test.each([
  ['--gali: nay', ': --gali is no colour: nay'],
  ['--gali: currentcolor', ': --gali is no colour: currentcolor'],
  ['--gali: var(--ink)', ': --gali is no colour: var(--ink)'],
  ['--neon: navy', ' lacks --gali'],
])('the style sheet of %s is named, with what is wrong', async (css, fault) => {
  const { colorOf } = await withColors(`:root { ${css}; }`);
  expect(() => colorOf('gali')).toThrow(`src/styles/palette.css${fault}`);
});

test('a drawing is one address, without what an address or a quoted attribute may not hold', async () => {
  const { drawingUri } = await withColors('');
  const uri = drawingUri('<svg xmlns="a">\n  <path fill="#f2b21b"/>\n</svg>\n');
  expect(uri).toMatch(/^data:image\/svg\+xml,[^\s<>"#]+$/);
  expect(decodeURIComponent(uri.split(',')[1] ?? '')).toBe(
    '<svg xmlns="a"><path fill="#f2b21b"/></svg>',
  );
});
