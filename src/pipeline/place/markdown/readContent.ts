import type { toMdast } from 'hast-util-to-mdast';
import { ElementType } from 'htmlparser2';
import { isElement, type Element, type Node } from '#/pipeline/place/readPage.ts';
import { languages } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';

/** An element of hast, the tree that Markdown is made from, and what may be in it. */
type ReadElement = Extract<Parameters<typeof toMdast>[0], { type: 'element' }>;
type ReadNode = ReadElement['children'][number];

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

const BREAK: ReadElement = { type: 'element', tagName: 'br', properties: {}, children: [] };

const textOf = (value: string): ReadNode => ({ type: 'text', value });

function addressFrom(base: string, address: string): string | undefined {
  const href = URL.parse(address, base)?.href;
  return href !== undefined && FOLLOWED.test(href) ? href : undefined;
}

/** The label of the breadcrumb, in each language. */
const BREADCRUMBS = new Set(languages.map(({ code }) => words(code).shared.breadcrumb));

const leadsDown = ({ name, attribs, children }: Element): boolean =>
  name === 'a'
    ? (attribs.href ?? '').startsWith('#')
    : children.length > 0 && children.every((child) => isElement(child) && leadsDown(child));

/** Tabs or a table of contents: a list whose links all lead down the same page. */
const isContents = (element: Element) => element.name === 'ul' && leadsDown(element);

const isRead = (element: Element) =>
  !NOT_READ.has(element.name) &&
  element.attribs.hidden === undefined &&
  element.attribs['aria-hidden'] !== 'true' &&
  !BREADCRUMBS.has(element.attribs['aria-label'] ?? '') &&
  !(element.name === 'img' && !element.attribs.alt) &&
  !isContents(element);

/** Reads one element; a link without a usable address becomes plain words. */
function readElement(element: Element, base: string): ReadNode[] {
  if (!isRead(element)) return [];
  const { name, attribs } = element;
  const isDrawing = attribs.role === 'img';
  const content = isDrawing ? [] : readContent(element, base);
  // A row of stars, or a link with only a drawing, has no words but its label.
  const label = isDrawing || name === 'a' ? attribs['aria-label'] : undefined;
  const children = content.length === 0 && label !== undefined ? [textOf(label)] : content;
  if (children.length === 0 && !READ_EMPTY.has(name)) return [];
  const properties: Record<string, string | undefined> = { ...attribs };
  for (const key of ['href', 'src']) {
    const address = attribs[key];
    if (address !== undefined) properties[key] = addressFrom(base, address);
  }
  if (name === 'a' && properties.href === undefined) return children;
  // Labels whose fields are left out would run into one line.
  const tagName = name === 'label' ? 'p' : name;
  return [{ type: 'element', tagName, properties, children }];
}

/** The separator between two neighbours that have no space between them, because our styles set them apart. */
function partingOf(before: ReadNode | undefined, after: Element, parent: string): ReadNode[] {
  if (before?.type === 'text') {
    const isNote = NOTES.has(after.name) && /[\p{L}\p{N}]$/u.test(before.value);
    return isNote ? [textOf(' ')] : [];
  }
  if (before?.type !== 'element') return [];
  return [parent === 'address' && before.tagName === 'span' ? BREAK : textOf(' ')];
}

/** Reads the content of an element as hast: no controls, nothing hidden, and absolute addresses. */
export function readContent(
  { name, children }: { name: string; children: readonly Node[] },
  base: string,
): ReadNode[] {
  const content: ReadNode[] = [];
  for (const child of children) {
    if (child.type === ElementType.Text) content.push(textOf(child.data));
    if (!isElement(child)) continue;
    const read = readElement(child, base);
    if (read.length > 0) content.push(...partingOf(content.at(-1), child, name), ...read);
  }
  return content;
}
