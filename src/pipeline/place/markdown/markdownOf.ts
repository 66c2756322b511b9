import { toMdast } from 'hast-util-to-mdast';
import { DomUtils } from 'htmlparser2';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import type { Document } from '#/pipeline/place/readPage.ts';
import { readContent } from './readContent.ts';

const OPTIONS: Options = { bullet: '-', rule: '-', extensions: [gfmTableToMarkdown()] };

/**
 * Converts a finished page to Markdown: front matter, then the content of `<main>`. Gives `undefined` if
 * the page has no canonical address.
 */
export function markdownOf(page: Document): string | undefined {
  const find = (tag: string, attribute = '', value = '') =>
    DomUtils.findOne(
      ({ name, attribs }) => name === tag && (attribute === '' || attribs[attribute] === value),
      page,
    );
  const canonical = find('link', 'rel', 'canonical')?.attribs.href;
  const main = find('main');
  const title = find('title');
  if (canonical === undefined || !main) return undefined;
  const head = {
    title: title ? DomUtils.textContent(title) : '',
    description: find('meta', 'name', 'description')?.attribs.content ?? '',
    canonical,
  };
  // JSON is valid YAML, and its quoting keeps texts from breaking out.
  const lines = Object.entries(head).map(([name, text]) => `${name}: ${JSON.stringify(text)}\n`);
  const content = toMdast({ type: 'root', children: readContent(main, canonical) });
  return `---\n${lines.join('')}---\n\n${toMarkdown(content, OPTIONS)}`;
}
