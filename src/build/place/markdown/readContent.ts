import type { Element, ElementContent, Properties } from './hast.ts';
import { languages } from '#/words/languages.ts';
import { words } from '#/words/words.ts';

/** Controls, and elements without text to read. */
const NOT_READ = new Set(
  'button dialog iframe input script select style svg template textarea video'.split(' '),
);
/** Elements that mean something even when empty. */
const READ_EMPTY = new Set(['br', 'hr', 'img', 'td', 'th']);
/** Schemes that a reader can follow from plain text. */
const FOLLOWED = /^(?:https?|mailto|tel):/;
/** Elements that our styles may separate from the word before them. */
const NOTES = new Set(['b', 'small', 'span']);

const BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

const textOf = (value: string): ElementContent => ({ type: 'text', value });

function addressFrom(base: string, address: unknown): string | undefined {
  const href = typeof address === 'string' ? URL.parse(address, base)?.href : undefined;
  return href !== undefined && FOLLOWED.test(href) ? href : undefined;
}

const isElement = (node: ElementContent) => node.type === 'element';

/** The label of the breadcrumb, in each language. */
const BREADCRUMBS = new Set<unknown>(languages.map(({ code }) => words(code).shared.breadcrumb));

const leadsDown = ({ tagName, properties, children }: Element): boolean =>
  tagName === 'a'
    ? String(properties.href).startsWith('#')
    : children.length > 0 && children.every((child) => isElement(child) && leadsDown(child));

/** Tabs or a table of contents: a list whose links all lead down the same page. */
const isContents = (element: Element) => element.tagName === 'ul' && leadsDown(element);

const isRead = (element: Element) =>
  !NOT_READ.has(element.tagName) &&
  !('hidden' in element.properties) &&
  element.properties.ariaHidden !== 'true' &&
  !BREADCRUMBS.has(element.properties.ariaLabel) &&
  !(element.tagName === 'img' && !element.properties.alt) &&
  !isContents(element);

/** The accessible name of an element without words, such as a row of stars or a link with only a drawing. */
const nameOf = ({ tagName, properties }: Element) =>
  properties.role === 'img' || tagName === 'a' ? properties.ariaLabel : undefined;

const wholeAddresses = ({ href, src }: Properties, base: string): Properties => ({
  ...(href !== undefined && { href: addressFrom(base, href) }),
  ...(src !== undefined && { src: addressFrom(base, src) }),
});

/** Reads one element; a link without a usable address becomes plain words. */
function readElement(element: Element, base: string): ElementContent[] {
  if (!isRead(element)) return [];
  const { tagName, properties } = element;
  const name = nameOf(element);
  const words = properties.role === 'img' ? [] : readContent(element, base);
  const children = words.length === 0 && typeof name === 'string' ? [textOf(name)] : words;
  if (children.length === 0 && !READ_EMPTY.has(tagName)) return [];
  const addresses = wholeAddresses(properties, base);
  if (tagName === 'a' && addresses.href === undefined) return children;
  // Labels whose fields are left out would run into one line.
  const readAs = tagName === 'label' ? 'p' : tagName;
  return [{ ...element, tagName: readAs, properties: { ...properties, ...addresses }, children }];
}

/** The separator between two neighbours that have no space between them, because our styles set them apart. */
function partingOf(before: ElementContent | undefined, after: Element, parent: string) {
  if (before?.type === 'text') {
    const isNote = NOTES.has(after.tagName) && /[\p{L}\p{N}]$/u.test(before.value);
    return isNote ? [textOf(' ')] : [];
  }
  if (before?.type !== 'element') return [];
  const isLine = parent === 'address' && before.tagName === 'span';
  return [isLine ? BREAK : textOf(' ')];
}

/** Reads the content of an element: no controls, nothing hidden, and absolute addresses. */
export function readContent({ tagName, children }: Element, base: string): ElementContent[] {
  const content: ElementContent[] = [];
  for (const child of children) {
    if (child.type === 'text') content.push(child);
    if (child.type !== 'element') continue;
    const read = readElement(child, base);
    if (read.length > 0) content.push(...partingOf(content.at(-1), child, tagName), ...read);
  }
  return content;
}
