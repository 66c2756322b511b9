import { Parser } from 'htmlparser2';

/** Common tags in editors' HTML: within a line, between paragraphs, and without text. */
const INLINE =
  'a abbr b big cite code del em font i img ins kbd mark s small span strike strong sub sup tt u var wbr';
const BLOCK =
  'address article aside blockquote body br caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead title tr ul';
const CELL = 'td th';
const WORDLESS = 'audio head iframe noscript object script style svg template textarea video';

const patternOf = (names: string) =>
  new RegExp(`</?(?:${names.replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>`, 'i');
const ANY_TAG = patternOf([INLINE, BLOCK, CELL, WORDLESS].join(' '));
const BLOCK_TAG = patternOf(BLOCK);

const blocks = new Set(BLOCK.split(' '));
const cells = new Set(CELL.split(' '));
const wordless = new Set(WORDLESS.split(' '));

/** Whether a text has a common HTML tag; `a < b`, `<3` and `<x-y>` are not tags. */
export const holdsHtml = (text: string): boolean => text.includes('<') && ANY_TAG.test(text);

/** An ampersand that begins no entity, as in `R&D`. */
const LOOSE_AMPERSAND = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/** The parser's time for a tag grows with the number of tags that are open. */
const MAX_OPEN = 200;

/** The words between the tags, with a line break or a space where a tag separates them. */
function readMessages(html: string, hasBlocks: boolean): string {
  let words = '';
  let depth = 0;
  let open = 0;
  const onTag = (name: string, step: 1 | -1) => {
    open += step;
    if (wordless.has(name)) depth += step;
    if (blocks.has(name)) words += '\n';
    if (cells.has(name)) words += ' ';
  };
  const parser = new Parser({
    onopentagname: (name) => onTag(name, 1),
    onclosetag: (name) => onTag(name, -1),
    ontext(text) {
      if (depth === 0) words += hasBlocks ? text.replace(/\s+/g, ' ') : text;
    },
  });
  for (const piece of html.split(/(?=<)/)) {
    if (open > MAX_OPEN) {
      parser.end();
      parser.reset();
    }
    parser.write(piece);
  }
  parser.end();
  return words;
}

/** Decodes entities and removes tags. Line breaks in the source count only if no tag makes paragraphs. */
function wordsOf(html: string): string {
  const hasBlocks = BLOCK_TAG.test(html);
  const lines = readMessages(html, hasBlocks)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return (hasBlocks ? lines.filter((line) => line !== '') : lines).join('\n').trim();
}

/**
 * Converts a text to plain text: one line for each paragraph of HTML, and characters for entities. The
 * result is never markup.
 *
 * @example plainText('<p>Soft &amp; <b>warm</b></p><p>Twice</p>') // 'Soft & warm\nTwice'
 */
export function plainText(text: string): string {
  const escaped = text.replace(LOOSE_AMPERSAND, '&amp;');
  if (holdsHtml(text)) return wordsOf(escaped);
  return text.includes('&') ? readMessages(escaped.replaceAll('<', '&lt;'), false) : text;
}
