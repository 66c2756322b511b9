import { globSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { resolveColors } from '#/system/palette.ts';

const SHAPES =
  /^(?:svg|g|defs|circle|ellipse|line|path|polygon|polyline|rect|pattern|mask|clipPath|linearGradient|radialGradient|stop)$/;
/** Attributes that run a script, load a file, or hold styles that the page's policy refuses. */
const REFUSED = /^on|href$|^style$/i;

/** Returns the parts of a drawing that must not be in a page, which contains its shapes unescaped. */
function strangeParts(svg: string): string[] {
  const parts: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!SHAPES.test(name)) parts.push(`<${name}>`);
        parts.push(...Object.keys(attributes).filter((attribute) => REFUSED.test(attribute)));
      },
      ontext: (text) => parts.push(...text.split(/\s+/).filter(Boolean)),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return parts;
}

const drawings = globSync('src/{assets,brand}/drawings/**/*.svg');

test.each(drawings)('%s contains only shapes', (file) => {
  expect(strangeParts(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each(drawings)('the palette has the colours of %s', (file) => {
  expect(resolveColors(readFileSync(file, 'utf8'))).not.toContain('var(');
});

test('finds what a drawing must not contain', () => {
  const svg = '<svg onload="x()"><script>x()</script><use xlink:href="/a.svg"/></svg>';
  expect(strangeParts(svg)).toEqual(['onload', '<script>', 'x()', '<use>', 'xlink:href']);
});
