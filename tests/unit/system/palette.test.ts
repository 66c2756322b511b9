import { beforeEach, expect, test, vi } from 'vitest';

const file = vi.hoisted(() => ({ css: '' }));

vi.mock('node:fs', () => ({ readFileSync: () => file.css }));

/** Imports the module with this style sheet in place of ours. */
async function withColors(css: string) {
  file.css = css;
  return import('#/system/palette.ts');
}

beforeEach(() => vi.resetModules());

test('fills the colours of the palette into a drawing', async () => {
  const { resolveColors } = await withColors(':root { --cool:rgb(31 63 116) ; }');
  expect(resolveColors('<path fill="var(--cool)"/>')).toBe('<path fill="rgb(31 63 116)"/>');
});

test('encodes a drawing as a data address that is safe inside quotes', async () => {
  const { drawingUri } = await withColors('');
  const uri = drawingUri('<svg xmlns="a">\n  <path fill="#f2b21b"/>\n</svg>\n');
  expect(uri).toMatch(/^data:image\/svg\+xml,[^\s<>"#]+$/);
  expect(decodeURIComponent(uri.split(',')[1] ?? '')).toBe(
    '<svg xmlns="a"><path fill="#f2b21b"/></svg>',
  );
});
