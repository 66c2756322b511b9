import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readPage as readDocument } from '#/build/place/readPage.ts';

const readPage = (html: string, known: ReadonlySet<string>) =>
  readDocument(parseDocument(html), known);

test('counts the card of a shared link among the files that a page points to', () => {
  const html = '<meta property="og:image" content="https://site.example/_media/abc-card.jpg">';
  expect([...readPage(html, new Set()).targets]).toEqual(['/_media/abc-card.jpg']);
});

test("counts the files that a page's styles name", () => {
  const css = `a{background:url(/_astro/a.svg)}b{src:url("/_astro/b.woff2"),url(data:,)}`;
  const { targets } = readPage(`<style>${css}</style>`, new Set());
  expect([...targets]).toEqual(['/_astro/a.svg', '/_astro/b.woff2']);
});

const KNOWN = 'go();';
const intrusionsOf = (html: string) => [...readPage(html, new Set([KNOWN])).intrusions];

test('takes a known script and JSON-LD for ours', () => {
  const data = '<script type="application/ld+json">{"name":"\\u003cscript>"}</script>';
  expect(intrusionsOf(`${data}<script>${KNOWN}</script>`)).toEqual([]);
});

test.each([
  ['a script', '<script>steal()</script>', '"steal()"'],
  ['a module', '<script type="module">steal()</script>', '"steal()"'],
  ['a known script with more in it', `<script>${KNOWN}1</script>`, '"go();1"'],
  ['a script of another type', '<script type="text/plain">a</script>', '"a"'],
])('tells of %s that no code of ours writes, and gives it no hash', (_, html, start) => {
  const { intrusions, scriptHashes } = readPage(html, new Set([KNOWN]));
  expect([...intrusions]).toEqual([start]);
  expect(scriptHashes.size).toBe(0);
});
