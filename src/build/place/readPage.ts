import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { DATA_TYPE, intrusionsInScript, intrusionsInTag } from './intrusions.ts';
import { addressesInStyle, addressesInTag } from './pageAddresses.ts';

export type Document = ReturnType<typeof parseDocument>;
export type Node = Document['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const isElement = (node: Node): node is Element => 'attribs' in node;

/** A finished page, and what step 3 (place) needs to know about it. */
export interface Page {
  document: Document;
  /** The paths on our site that the page uses, as a browser asks for them. */
  targets: Set<string>;
  /** The addresses of the films that its dialog plays. */
  films: Set<string>;
  scriptHashes: Set<string>;
  styleHashes: Set<string>;
  /** Anything in the page that would run as script and that our code never writes, and its place. */
  intrusions: Set<string>;
  /** What the page's security policy must allow, from its `page-policy` tag; undefined without one. */
  needs: string[] | undefined;
}

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** `/city/અમદાવાદ/?a#b` → `/city/%E0%AA%85…/`. */
export const pathnameOf = (address: string): string =>
  URL.parse(address, 'http://site.invalid')?.pathname ?? address;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** All elements below a node, in the order of the page. */
export function* elementsIn({ children }: Pick<Document, 'children'>): Generator<Element> {
  for (const child of children) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Where in the page an element stands: `body > main#main`. */
function placeOf({ parent }: Element): string {
  const above: string[] = [];
  for (let node = parent; node && isElement(node); node = node.parent) {
    above.unshift(node.attribs.id ? `${node.name}#${node.attribs.id}` : node.name);
  }
  return above.join(' > ');
}

/** Adds what one element says to the facts of its page; gives what no code of ours writes. */
function* readElement(
  element: Element,
  page: Page,
  knownScripts: ReadonlySet<string>,
): Generator<string> {
  const { name, attribs } = element;
  const addTarget = (address: string) => {
    if (isOwn(address)) page.targets.add(pathnameOf(address));
  };
  yield* intrusionsInTag(name, attribs);
  for (const address of addressesInTag(name, attribs)) addTarget(address);
  if (attribs['data-video'] !== undefined && attribs.href !== undefined) {
    page.films.add(attribs.href);
  }
  if (name === 'meta' && attribs.name === 'page-policy') {
    page.needs = (attribs.content ?? '').split(' ').filter(Boolean);
  }
  if (name === 'style') {
    const text = DomUtils.textContent(element);
    page.styleHashes.add(hashOf(text));
    addressesInStyle(text).forEach(addTarget);
  }
  if (name === 'script' && attribs.src === undefined) {
    const text = DomUtils.textContent(element);
    if (attribs.type !== DATA_TYPE) page.scriptHashes.add(hashOf(text));
    yield* intrusionsInScript(attribs.type, text, knownScripts);
  }
}

/** Reads a page, once; an inline script that is not in `knownScripts` is an intrusion. */
export function readPage(html: string, knownScripts: ReadonlySet<string>): Page {
  const page: Page = {
    document: parseDocument(html),
    targets: new Set(),
    films: new Set(),
    scriptHashes: new Set(),
    styleHashes: new Set(),
    intrusions: new Set(),
    needs: undefined,
  };
  for (const element of elementsIn(page.document)) {
    for (const intrusion of readElement(element, page, knownScripts)) {
      page.intrusions.add(`no code of ours writes ${intrusion}, in ${placeOf(element)}`);
    }
  }
  return page;
}
