import { toMdast } from 'hast-util-to-mdast';
import { DomUtils } from 'htmlparser2';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import type { Document } from '#/build/place/readPage.ts';
import { readContent } from './readContent.ts';

/** JSON is valid YAML, and its quoting keeps texts from breaking out. */
const frontMatter = (facts: Readonly<Record<string, unknown>>) =>
  [
    '---',
    ...Object.entries(facts).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}`),
    '---',
  ].join('\n');

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
  const head = frontMatter({
    title: title ? DomUtils.textContent(title) : '',
    description: find('meta', 'name', 'description')?.attribs.content ?? '',
    canonical,
  });
  const children = readContent(main, canonical);
  return `${head}\n\n${toMarkdown(toMdast({ type: 'root', children }), OPTIONS)}`;
}
