import { expect, test } from 'vitest';
import { readPage } from '#/build/place/readPage.ts';

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
  ['a script', '<script>steal()</script>', 'the inline script "steal()"'],
  ['a module', '<script type="module">steal()</script>', 'the inline script "steal()"'],
  ['a known script with more in it', `<script>${KNOWN}1</script>`, 'the inline script "go();1"'],
  ['a script of another type', '<script type="text/plain">a</script>', 'the inline script "a"'],
  [
    'data that are no data',
    '<script type="application/ld+json">steal()</script>',
    'the unreadable data "steal()"',
  ],
  ['a script from elsewhere', '<script src="//evil.example/a.js">', 'the script file "//evil'],
  ['a script of the media folder', '<script src="/_media/a.jpg">', 'the script file "/_media'],
  ['an event handler', '<img onerror=steal()>', 'the attribute "onerror" of a <img>'],
  ['a javascript: link', '<a href="javascript:steal()">', 'address "javascript:steal()" of a <a>'],
  ['one in disguise', '<a href=" jAva&#9;script:steal()">', 'address " jAva\\tscript:steal()"'],
  [
    'a javascript: form',
    '<button formaction="javascript:a">',
    'address "javascript:a" of a <button>',
  ],
  ['a link of a drawing', '<svg><a xlink:href="javascript:a"/></svg>', 'address "javascript:a"'],
])('tells of %s that no code of ours writes', (_, html, intrusion) => {
  expect(intrusionsOf(html)).toEqual([expect.stringContaining(intrusion)]);
});

test('tells where in the page a foreign script stands', () => {
  const [intrusion] = intrusionsOf('<body><main id="main"><br><p><script>a</script>');
  expect(intrusion).toBe('no code of ours writes the inline script "a", in body > main#main > p');
});

test('shows no terminal codes of a foreign script', () => {
  const [intrusion] = intrusionsOf('<script>\u001b[2J\u009b\n</script>');
  expect(intrusion).toContain('"\\u001b[2J?\\n"');
});
