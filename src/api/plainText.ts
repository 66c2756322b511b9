import { Parser } from 'htmlparser2';

/** Common tags in editors' HTML: inline, block, and those whose content is no text. */
const INLINE =
  'a abbr b big br cite code del em font i img ins mark s small span strong sub sup td th u';
const BLOCK =
  'article blockquote body dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html li ol p pre section table tbody thead tr ul';
const WORDLESS = 'iframe noscript object script style svg template title video';

const patternOf = (...names: string[]) =>
  new RegExp(`</?(?:${names.join(' ').replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>`, 'i');
const ANY_TAG = patternOf(INLINE, BLOCK, WORDLESS);
const BREAKING_TAG = patternOf(BLOCK, 'br');

const blocks = new Set(BLOCK.split(' '));
const wordless = new Set(WORDLESS.split(' '));

/** Tells whether a text has a common HTML tag; `a < b`, `<3` and `<x-y>` are not tags. */
export const holdsHtml = (text: string): boolean => text.includes('<') && ANY_TAG.test(text);

/** Matches an ampersand that begins no entity, as in `R&D`. */
const LOOSE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/** Extracts the text between tags, with empty lines, line breaks and spaces where tags separate it. */
function readWords(html: string): string {
  const hasBreaks = BREAKING_TAG.test(html);
  let words = '';
  let hidden = 0;
  const onTag = (name: string, step: 1 | -1) => {
    if (wordless.has(name)) hidden += step;
    if (blocks.has(name)) words += '\n\n';
    if (name === 'br' && step === 1) words += '\n';
    if (name === 'td' || name === 'th') words += ' ';
  };
  const parser = new Parser({
    onopentagname: (name) => onTag(name, 1),
    onclosetag: (name) => onTag(name, -1),
    ontext(text) {
      if (hidden === 0) words += hasBreaks ? text.replace(/\s+/g, ' ') : text;
    },
  });
  parser.end(html);
  return words;
}

/** Removes tags, and spaces at line ends; separates paragraphs by an empty line. */
const wordsOf = (html: string): string =>
  readWords(html)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Converts a text to plain text: an empty line between the paragraphs of HTML, and characters for entities.
 * Line breaks in the source count only if no tag makes paragraphs. The result is never markup.
 *
 * @example plainText('<p>Soft &amp; <b>warm</b></p><p>Twice</p>') // 'Soft & warm\n\nTwice'
 */
export function plainText(text: string): string {
  const escaped = text.replace(LOOSE_AMPERSAND, '&amp;');
  if (holdsHtml(text)) return wordsOf(escaped);
  return text.includes('&') ? readWords(escaped.replaceAll('<', '&lt;')) : text;
}
