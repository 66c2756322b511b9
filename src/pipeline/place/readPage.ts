import { hash } from 'node:crypto';
import { DomUtils, type parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = Extract<Document['children'][number], { attribs: unknown }>;

/** A finished page, and what step 3 (place) needs to know about it. */
export interface Page {
  /** The paths on our site that the page uses, as browsers request them. */
  targets: Set<string>;
  /** The addresses of the videos that its dialog plays. */
  videos: Set<string>;
  scriptHashes: Set<string>;
  styleHashes: Set<string>;
  /** The starts of inline scripts and styles that are not our code. */
  intrusions: Set<string>;
  /** What the page's policy must allow, from its `page-policy` tag; undefined without one. */
  needs: string[] | undefined;
}

/** The type of a data block, which browsers do not run. */
const DATA_TYPE = 'application/ld+json';
const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data-src', 'component-url', 'renderer-url'];
const STYLE_URL = /url\((["']?)(.*?)\1\)/g;
const EXCERPT_LENGTH = 60;

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** Normalizes an address: `/city/અમદાવાદ/?a#b` → `/city/%E0%AA%85…/`. */
export const pathnameOf = (address: string): string =>
  URL.parse(address, 'http://site.invalid')?.pathname ?? address;

const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;

const candidatesOf = (srcset = '') =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Yields the addresses in a tag and in the text of a style, as written; they may be empty. */
function* addressesIn({ name, attribs }: Element, text: string): Generator<string> {
  for (const attribute of ADDRESS_ATTRIBUTES) yield attribs[attribute] ?? '';
  yield* candidatesOf(attribs.srcset);
  yield* candidatesOf(attribs.imagesrcset);
  // The social card has an absolute address, although it is our own file.
  if (name === 'meta' && attribs.property === 'og:image') {
    yield URL.parse(attribs.content ?? '')?.pathname ?? '';
  }
  if (name === 'style') for (const [, , address = ''] of text.matchAll(STYLE_URL)) yield address;
}

/** Adds the needs of one element to its page. */
function readElement(element: Element, page: Page, ownHashes: ReadonlySet<string>): void {
  const { name, attribs } = element;
  const text = name === 'style' || name === 'script' ? DomUtils.textContent(element) : '';
  for (const address of addressesIn(element, text)) {
    if (isOwn(address)) page.targets.add(pathnameOf(address));
  }
  if (attribs['data-video'] !== undefined && attribs.href !== undefined) {
    page.videos.add(attribs.href);
  }
  if (name === 'meta' && attribs.name === 'page-policy') {
    page.needs = (attribs.content ?? '').split(' ').filter(Boolean);
  }
  const isScript = name === 'script' && attribs.src === undefined && attribs.type !== DATA_TYPE;
  if (!isScript && name !== 'style') return;
  const own = hashOf(text);
  if (ownHashes.has(own)) page[isScript ? 'scriptHashes' : 'styleHashes'].add(own);
  else page.intrusions.add(`${name} ${JSON.stringify(text.slice(0, EXCERPT_LENGTH))}`);
}

/** Reads a page; an inline script or style that is not in `ownHashes` is an intrusion. */
export function readPage(document: Document, ownHashes: ReadonlySet<string>): Page {
  const page: Page = {
    targets: new Set(),
    videos: new Set(),
    scriptHashes: new Set(),
    styleHashes: new Set(),
    intrusions: new Set(),
    needs: undefined,
  };
  for (const element of DomUtils.findAll(() => true, document)) {
    readElement(element, page, ownHashes);
  }
  return page;
}
