import { beforeEach, expect, test, vi } from 'vitest';

const file = vi.hoisted(() => ({ css: '' }));

vi.mock('node:fs', () => ({ readFileSync: () => file.css }));

/** The module as it is with a style sheet of these colours. */
async function withColors(css: string) {
  file.css = css;
  return import('#/system/palette.ts');
}

beforeEach(() => vi.resetModules());

test('a drawing gets the colours of the palette', async () => {
  const { resolveColors } = await withColors(':root { --gali:rgb(31 63 116) ; }');
  expect(resolveColors('<path fill="var(--gali)"/>')).toBe('<path fill="rgb(31 63 116)"/>');
});

test('a drawing is one address, without what an address or a quoted attribute may not hold', async () => {
  const { drawingUri } = await withColors('');
  const uri = drawingUri('<svg xmlns="a">\n  <path fill="#f2b21b"/>\n</svg>\n');
  expect(uri).toMatch(/^data:image\/svg\+xml,[^\s<>"#]+$/);
  expect(decodeURIComponent(uri.split(',')[1] ?? '')).toBe(
    '<svg xmlns="a"><path fill="#f2b21b"/></svg>',
  );
});
