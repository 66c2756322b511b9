import type { Element, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { readContent } from './readContent.ts';
import { readHtml } from './readHtml.ts';

/** All elements below a node, in the order of the page. */
function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

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
export function markdownOf(html: string): string | undefined {
  const elements = [...elementsIn(readHtml(html))];
  const find = (tag: string, name = '', value = '') =>
    elements.find(
      ({ tagName, properties }) =>
        tagName === tag && (name === '' || String(properties[name]) === value),
    );
  const canonical = find('link', 'rel', 'canonical')?.properties.href;
  const main = find('main');
  const [title] = find('title')?.children ?? [];
  if (typeof canonical !== 'string' || main === undefined) return undefined;
  const head = frontMatter({
    title: title?.type === 'text' ? title.value : '',
    description: find('meta', 'name', 'description')?.properties.content ?? '',
    canonical,
  });
  const content = toMdast({ type: 'root', children: readContent(main, canonical) });
  return `${head}\n\n${toMarkdown(content, OPTIONS)}`;
}
