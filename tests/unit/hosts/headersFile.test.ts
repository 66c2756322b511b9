import { expect, test } from 'vitest';
import { parseHeadersFile } from '#/tools/staticServer.ts';
import { headersFile } from '#/hosts/headersFile.ts';

const headersFor = parseHeadersFile(headersFile());
const headersOf = (path: string) =>
  Object.fromEntries(
    Object.entries(headersFor(path)).map(([name, value]) => [name.toLowerCase(), value]),
  );

test.each(['/', '/contact/', '/_astro/a.js', '/rss.xml'])('%s carries every header', (path) => {
  expect(headersOf(path)).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  });
});

test.each([
  ['/_astro/a.1b2c.js', 'public, max-age=31536000, immutable'],
  ['/_media/a-320.avif', 'public, max-age=31536000, immutable'],
  ['/rss.xml', 'public, max-age=600'],
  ['/llms.txt', 'public, max-age=600'],
  ['/contact/index.md', undefined],
  ['/contact/', undefined],
])('%s may be kept: %s', (path, expected) => {
  expect(headersOf(path)['cache-control']).toBe(expected);
});

test('names the character set of Markdown, which hosts leave out', () => {
  expect(headersOf('/menu/index.md')['content-type']).toBe('text/markdown; charset=utf-8');
  expect(headersOf('/menu/')['content-type']).toBeUndefined();
});
