import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSheets, customProperties } from './styleSheets.ts';

/** What sets a custom property: CSS, a style attribute, a key of React's `style`, or a script. */
const SETTER = /(?:setProperty\(\s*['"](--[a-z][\w-]*))|(--[a-z][\w-]*)['"]?\]?\s*:/g;
const USE_WITHOUT_FALLBACK = /var\(\s*(--[a-z][\w-]*)\s*\)/g;
/** Parts of pages; `styles/` and `tools/` may use the palette. */
const PARTS = /^(components|features|layouts|pages)\//;
/** Only drawings use gradients with palette colours. */
const DRAWN = 'gradient(';

test('every custom property that is read without a fallback is set somewhere', () => {
  const sources = globSync('src/**/*.{astro,css,svg,ts,tsx}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const set = new Set(
    sources.flatMap(({ text }) =>
      Array.from(text.matchAll(SETTER), ([, one, other]) => one ?? other),
    ),
  );
  const read = sources
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(USE_WITHOUT_FALLBACK), ([, name = '']) => ({ file, name })),
    );
  expect(read.length).toBeGreaterThan(100);
  const lacking = read.filter(({ name }) => !set.has(name));
  // Drawings have no properties but colours.
  const lines = lacking.map(({ file, name }) =>
    file.endsWith('.svg') ? `src/styles/palette.css lacks ${name}` : `${file}: ${name}`,
  );
  expect([...new Set(lines)]).toEqual([]);
});

test('parts of pages take their colours from roles, and only drawings from the palette', () => {
  const palette = [...customProperties('styles/palette.css', [':root']).keys()];
  const wrong: string[] = [];
  for (const { file, sheet } of allSheets()) {
    if (!PARTS.test(file)) continue;
    sheet.walkDecls(/^[^-]/, ({ prop, value }) => {
      const isOfPalette = palette.some((name) => value.includes(`var(${name})`));
      if (isOfPalette && !value.includes(DRAWN)) wrong.push(`${file} ${prop}: ${value}`);
    });
  }
  expect(wrong).toEqual([]);
});
