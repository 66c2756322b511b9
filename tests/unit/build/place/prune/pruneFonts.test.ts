import { describe, expect, test } from 'vitest';
import { createPagePruner } from '#/build/place/prune/prunePage.ts';

const HIND = '@font-face{font-family:Hind;src:url(/hind.woff2)}';
const GUJARATI = '@font-face{font-family:Indic;src:url(/gu.woff2);unicode-range:U+A80-AFF}';
const DEVANAGARI =
  '@font-face{font-family:Indic;src:url(/hi.woff2);unicode-range:U+9??,U+1CD0-1CFF}';

const prunePage = createPagePruner(() => [], new Set());
const bodyCss = (stack: string) => `body{font-family:${stack}}`;

/** A pruned page with these styles and this text. */
const prune = (css: string, body: string) => prunePage(`<style>${css}</style>${body}`).html;

/** The faces that stay on a page. */
const facesOf = (body: string) =>
  prune(HIND + GUJARATI + DEVANAGARI + bodyCss('Hind, Indic, serif'), body).match(/\/\w+\.woff2/g);

describe('a face for the letters of a script', () => {
  test.each([
    ['a text', '<p>Dabeli, દાબેલી</p>', ['/hind.woff2', '/gu.woff2']],
    ['texts in two scripts', '<p>દાબેલી</p><p>दाबेली</p>', ['/hind.woff2', '/gu.woff2', '/hi.woff2']],
    ['the second range of a face', '<p>a\u1cd0</p>', ['/hind.woff2', '/hi.woff2']],
    ['a closed answer', '<details><p>દાબેલી</p></details>', ['/hind.woff2', '/gu.woff2']],
    [
      'the props of an island',
      '<astro-island props="{&quot;a&quot;:&quot;દા&quot;}">',
      ['/hind.woff2', '/gu.woff2'],
    ],
    [
      'an attribute that a script reads',
      '<button data-title="દા"></button>',
      ['/hind.woff2', '/gu.woff2'],
    ],
    ['a hint in a field', '<input placeholder="દા">', ['/hind.woff2', '/gu.woff2']],
  ])('stays for %s', (_, body, faces) => {
    expect(facesOf(body)).toEqual(faces);
  });

  test.each([
    ['the words for a picture', '<img alt="દાબેલી">'],
    ['the name of a drawing', '<svg aria-label="દા"><title>દા</title></svg>'],
    ['what only machines read', '<script type="application/ld+json">"દા"</script>'],
    ['words in the display face', '<p lang="gu" data-face="display">દા</p>'],
  ])('goes with %s alone', (_, body) => {
    expect(facesOf(body)).toEqual(['/hind.woff2']);
  });

  test('stays for a text after words in the display face', () => {
    expect(facesOf('<p data-face="display">દા</p><p>દા</p>')).toEqual(['/hind.woff2', '/gu.woff2']);
  });
});

describe('of two faces for one script', () => {
  const name = '@font-face{font-family:Indic;src:url(/name.woff2);unicode-range:U+A97,U+AC1}';
  const keptOf = (body: string) =>
    prune(name + GUJARATI + bodyCss('Indic, serif'), body).match(/\/\w+\.woff2/g);

  test('the first stays where it has all letters of the page', () => {
    expect(keptOf('<p>ગુ</p>')).toEqual(['/name.woff2']);
  });

  test('the larger stays alone where it is needed', () => {
    expect(keptOf('<p>ગુ</p><p>ગામ</p>')).toEqual(['/gu.woff2']);
  });

  test('none stays without such letters', () => {
    expect(keptOf('<p>Dabeli</p>')).toBeNull();
  });
});

test('a page without such letters is byte for byte what it would be without the faces', () => {
  const body = '<p>Dabeli, ₹40 – “hot”</p>';
  const plain = prune(HIND + bodyCss('Hind, serif'), body);
  expect(prune(HIND + GUJARATI + DEVANAGARI + bodyCss('Hind, Indic, serif'), body)).toBe(plain);
});

test('a family leaves the stacks in custom properties as well', () => {
  const css = `${GUJARATI}:root{--text:Hind, Indic, serif}p{font:1em var(--text)}`;
  expect(prune(css, '<p>Dabeli</p>')).toBe('<style>p{font:1em Hind, serif}</style><p>Dabeli</p>');
});

test('a family keeps its place in the stacks for a face that is for all letters', () => {
  const ranged = '@font-face{font-family:Hind;src:local(Bold);unicode-range:U+A80-AFF}';
  const styles = HIND + bodyCss('Hind, serif');
  expect(prune(ranged + styles, '<p>Dabeli</p>')).toBe(prune(styles, '<p>Dabeli</p>'));
});
