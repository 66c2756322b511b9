import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '#/tools/server/parseHeadersFile.ts';

const RULES = parseHeadersFile(`# made by the build
/*
  X-Content-Type-Options: nosniff

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/blog-single/:slug/
  Link: </a.css>; rel=preload
/_astro/*
  Cache-Control: no-transform
`);

test('gives a path the headers of every rule that matches', () => {
  expect(headersFor(RULES, '/blog-single/a.b/')).toEqual({
    'x-content-type-options': 'nosniff',
    link: '</a.css>; rel=preload',
  });
});

test('keeps a placeholder within one segment', () => {
  expect(headersFor(RULES, '/blog-single/a/b/')).not.toHaveProperty('link');
});

test('joins a header that two rules set, as the hosts do', () => {
  expect(headersFor(RULES, '/_astro/a.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable, no-transform',
  );
});

test('takes a dot in a path for a dot', () => {
  const rules = parseHeadersFile('/feed.xml\n  A: b');
  expect(headersFor(rules, '/feed-xml')).toEqual({});
});

test('refuses a header that stands under no path', () => {
  expect(() => parseHeadersFile('  A: b')).toThrow('Unreadable line in _headers: A: b');
});
