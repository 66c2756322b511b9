import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readPage } from '#/pipeline/place/readPage.ts';
import { sha } from './placedSite.ts';

const OWN = 'go();';
const read = (html: string) =>
  readPage(parseDocument(html), new Set([sha(OWN).replaceAll("'", '')]));

test.each([
  [
    '<meta property="og:image" content="https://a.example/_media/a-card.jpg">',
    '/_media/a-card.jpg',
  ],
  ['<style>a{background:url(/_astro/a.svg)}b{src:url(data:,)}</style>', '/_astro/a.svg'],
  ['<style>b{src:url("/_astro/b.woff2")}</style>', '/_astro/b.woff2'],
])('counts as files of a page those of %s', (html, file) => {
  expect([...read(html).targets]).toEqual([file]);
});

test('accepts our own scripts and JSON-LD', () => {
  const data = '<script type="application/ld+json">{"name":"\\u003cscript>"}</script>';
  expect([...read(`${data}<script>${OWN}</script>`).intrusions]).toEqual([]);
});

test.each([
  ['a script', '<script>steal()</script>', 'script "steal()"'],
  ['a script of ours with more in it', `<script>${OWN}1</script>`, 'script "go();1"'],
  ['a style', '<style>b{}</style>', 'style "b{}"'],
])('reports %s that is not our code, and adds no hash for it', (_, html, start) => {
  const { intrusions, scriptHashes, styleHashes } = read(html);
  expect([...intrusions]).toEqual([start]);
  expect(scriptHashes.size + styleHashes.size).toBe(0);
});
