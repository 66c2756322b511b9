import { expect, test } from 'vitest';
import { drawingUri } from '#/lib/drawingUri.ts';

test('a drawing is one address, without what an address or a quoted attribute may not hold', () => {
  const uri = drawingUri('<svg xmlns="a">\n  <path fill="#f2b21b"/>\n</svg>\n');
  expect(uri).toMatch(/^data:image\/svg\+xml,[^\s<>"#]+$/);
  expect(decodeURIComponent(uri.split(',')[1] ?? '')).toBe(
    '<svg xmlns="a"><path fill="#f2b21b"/></svg>',
  );
});
