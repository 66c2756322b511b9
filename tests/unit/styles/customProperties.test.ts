import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../../../src/', import.meta.url);

/**
 * What sets a custom property: a declaration in CSS or a style attribute, a key of React's `style`, a
 * script.
 */
const SETTERS = [/(--[a-z][\w-]*)['"]?\]?\s*:/g, /setProperty\(\s*['"](--[a-z][\w-]*)/g];
const USE_WITHOUT_FALLBACK = /var\(\s*(--[a-z][\w-]*)\s*\)/g;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:astro|css|svg|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, SRC), 'utf8') }));

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('every custom property that is read without a fallback is set somewhere', () => {
  const set = new Set(
    sources.flatMap(({ text }) => SETTERS.flatMap((pattern) => namesIn(text, pattern))),
  );
  const read = sources
    .filter(({ file }) => !file.endsWith('.ts'))
    .flatMap(({ file, text }) =>
      namesIn(text, USE_WITHOUT_FALLBACK).map((name) => ({ file, name })),
    );
  expect(read.length).toBeGreaterThan(100);
  const lacking = read.filter(({ name }) => !set.has(name));
  // Drawings have no properties but colours.
  const lines = lacking.map(({ file, name }) =>
    file.endsWith('.svg') ? `src/styles/palette.css lacks ${name}` : `src/${file}: ${name}`,
  );
  expect([...new Set(lines)]).toEqual([]);
});
