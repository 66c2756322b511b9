import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Matches what sets a custom property: CSS, a style attribute, a key of React's `style`, or a script. */
const SETTER = /(?:setProperty\(\s*['"](--[a-z][\w-]*))|(--[a-z][\w-]*)['"]?\]?\s*:/g;
const USE_WITHOUT_FALLBACK = /var\(\s*(--[a-z][\w-]*)\s*\)/g;

test('every custom property without a fallback is set somewhere', () => {
  const sources = globSync('src/**/*.{astro,css,svg,ts,tsx}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const set = new Set(
    sources.flatMap(({ text }) =>
      Array.from(text.matchAll(SETTER), ([, one, other]) => one ?? other),
    ),
  );
  const lacking = sources
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(USE_WITHOUT_FALLBACK), ([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => !set.has(name));
  // SVG drawings can only use colours of the palette.
  const lines = lacking.map(({ file, name }) =>
    file.endsWith('.svg') ? `src/brand/palette.css lacks ${name}` : `${file}: ${name}`,
  );
  expect([...new Set(lines)]).toEqual([]);
});
