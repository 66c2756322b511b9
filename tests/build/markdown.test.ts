import { expect, test } from 'vitest';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { toMarkdown } from 'mdast-util-to-markdown';
import { businessIn } from '#/business/business.ts';
import { defaultLanguage } from '#/words/languages.ts';
import { testSetting } from '../fixtures/builtSite.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import {
  attributeOf,
  findAll,
  isElement,
  isText,
  only,
  ownTextsOf,
  type Element,
  type Node,
} from '../fixtures/htmlPage.ts';
import { isNotFound, languageOfRoute } from '../fixtures/pageLanguage.ts';

type Nodes = Parameters<typeof toMarkdown>[0];

const site = openTestSite();
const business = businessIn('en');
const siteUrl = testSetting('TEST_SITE_URL');
const pages = [...site.pages()].filter(({ route }) => !isNotFound(route));
const AMOUNT = /₹[\d.,–]*\d/g;
/** Elements without text to read. */
const NOT_READ = new Set(['dialog', 'template', 'script', 'svg']);

const markdownOf = (route: string) => site.read(`${route}index.md`.slice(1));
const squeezed = (text: string) => text.replace(/\s+/g, '');
const amountsOf = (text: string): string[] => squeezed(text).match(AMOUNT) ?? [];

/** A node of a Markdown document and all nodes below it, in order. */
const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];

const wordsOf = (node: Nodes): string => {
  const parts = nodesIn(node).map((part) => {
    if ('value' in part) return part.value;
    return 'alt' in part ? (part.alt ?? '') : '';
  });
  return squeezed(parts.join(''));
};

/** Whether an element is hidden from some or all visitors. */
const isApart = (element: Element) =>
  NOT_READ.has(element.tagName) ||
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'aria-hidden') === 'true';

/** An element and the elements below it that its page's Markdown must contain. */
const readIn = (element: Element): Element[] =>
  isApart(element) ? [] : [element, ...element.children.filter(isElement).flatMap(readIn)];

const readTextOf = (node: Node): string => {
  if (isText(node)) return squeezed(node.data);
  return isElement(node) && !isApart(node) ? node.children.map(readTextOf).join('') : '';
};

test('no Markdown lacks a heading or a price of its page', () => {
  const lacking = pages.flatMap((page) => {
    const content = fromMarkdown(markdownOf(page.route));
    const read = readIn(only(page, 'main'));
    const headings = read.filter(({ tagName }) => /^h\d$/.test(tagName)).map(readTextOf);
    const amounts = read.flatMap(ownTextsOf).flatMap(amountsOf);
    const there = [
      ...nodesIn(content)
        .filter(({ type }) => type === 'heading')
        .map(wordsOf),
      ...amountsOf(wordsOf(content)),
    ];
    const missing = [...headings, ...amounts].filter((text) => !there.includes(text));
    return missing.map((text) => `${page.route} ${text}`);
  });
  expect(lacking).toEqual([]);
});

test('every page but Not Found names its Markdown, and there is no other', () => {
  const named = [...site.pages()].flatMap((page) =>
    findAll(page, 'link')
      .filter((link) => attributeOf(link, 'type') === 'text/markdown')
      .map((link) => `${page.route} ${attributeOf(link, 'href') ?? ''}`),
  );
  expect(named).toEqual(pages.map(({ route }) => `${route} ${route}index.md`));
  const files = pages.map(({ route }) => `${route}index.md`.slice(1));
  expect(site.files.filter((file) => file.endsWith('.md'))).toEqual(files.sort());
});

const llms = site.read('llms.txt');
const [heading, summary] = fromMarkdown(llms).children;

test('llms.txt begins with the name and a summary', () => {
  expect(heading).toMatchObject({
    type: 'heading',
    depth: 1,
    children: [{ value: business.name }],
  });
  expect(summary?.type).toBe('blockquote');
  expect(llms).toContain(business.phone.label);
});

test('llms.txt leads to the Markdown of every English page but the later ones of a list', () => {
  const addresses = nodesIn(fromMarkdown(llms))
    .flatMap((node) => ('url' in node ? [node.url] : []))
    .filter((address) => address.startsWith(siteUrl));
  const named = pages
    .filter(({ route }) => !route.includes('/page/') && languageOfRoute(route) === defaultLanguage)
    .map(({ route }) => new URL(`${route}index.md`, siteUrl).href);
  expect(addresses.sort()).toEqual(named.sort());
});
