import { expect, test } from 'vitest';
import { allSheets, customProperties } from './styleSheets.ts';

/** Parts of pages; `styles/` and `tools/` may use the palette. */
const PARTS = /^(components|features|layouts|pages)\//;
/** Only drawings use gradients with palette colours. */
const DRAWN = 'gradient(';

test('parts of pages take their colours from roles, and only drawings from the palette', () => {
  const palette = [...customProperties('styles/palette.css', [':root']).keys()];
  const declarations = allSheets()
    .filter(({ file }) => PARTS.test(file))
    .flatMap(({ file, sheet }) => {
      const found: string[] = [];
      sheet.walkDecls(/^[^-]/, ({ prop, value }) => {
        if (value.includes('var(--') && !value.includes(DRAWN))
          found.push(`${file} ${prop}: ${value}`);
      });
      return found;
    });
  expect(declarations.length).toBeGreaterThan(300);
  expect(
    declarations.filter((declaration) =>
      palette.some((name) => declaration.includes(`var(${name})`)),
    ),
  ).toEqual([]);
});
