import { kindOf, unreadable } from '#/api/failure.ts';
import type { Warn } from '#/api/notes.ts';
import { findList, listIn } from '#/api/readItems.ts';
import { machineOf } from '#/system/network/loopback.ts';
import { isRecord } from '#/lib/json.ts';
import { firstOf } from '#/lib/text.ts';
import type { GetJson } from './apiClient.ts';
import { warnOfMore } from './partialList.ts';

/** 10,000 posts at ten a page; a longer list counts as endless. */
const MAX_PAGES = 1000;
const MAX_IDS = 5;

/** One page of an endpoint: its address after `API_BASE_URL`, and its response. */
export interface ResponsePage {
  address: string;
  text: string;
  body: unknown;
  /** The `Link` header. */
  link?: string | undefined;
}

/** An endpoint of the API, and how its response is read. */
export interface ResponseReader<Value> {
  endpoint: string;
  /** See `Resource`. */
  listKeys?: readonly string[] | undefined;
  read: (body: unknown) => Value;
  /** Whether it is one item instead of a list; after a 404 no copy replaces it. */
  isSingle?: boolean;
}

type Fields = Record<string, unknown>;

const asRecord = (value: unknown): Fields => (isRecord(value) ? value : {});

/**
 * Returns the address, relative to `base`, of the page that a link leads to; throws ApiError if it is no
 * page of this list.
 */
function addressBehind(base: string, link: string, address: string): string {
  const here = new URL(base + address);
  const next = URL.parse(link, here);
  const path = address.replace(/\?.*/, '');
  // An API behind a proxy often writes `http:`, its internal port or another prefix into its links.
  if (next?.pathname.endsWith(path) && machineOf(next.hostname) === machineOf(here.hostname)) {
    return path + next.search;
  }
  throw unreadable(address, `expected the next page below ${base}, found ${next?.href ?? link}`);
}

/** Returns the link to the next page in a response of Laravel's paginators. */
const nextLink = (body: unknown): unknown =>
  [asRecord(body), asRecord(asRecord(body).data)]
    .map((holder) => holder.next_page_url || asRecord(holder.links).next)
    .find(Boolean);

/** Returns the address, relative to `base`, of the next page. */
function nextAddress({ address, body }: ResponsePage, base: string): string | undefined {
  const link = nextLink(body);
  if (!link) return undefined;
  if (typeof link === 'string') return addressBehind(base, link, address);
  throw unreadable(address, `expected an address of the next page, found ${kindOf(link)}`);
}

/** Fetches an endpoint with all its pages; throws ApiError if one of them fails. */
export async function fetchPages(
  endpoint: string,
  base: string,
  getJson: GetJson,
  warn: Warn,
): Promise<ResponsePage[]> {
  const pages: ResponsePage[] = [];
  const seen = new Set<string>();
  for (let next: string | undefined = endpoint; next !== undefined;) {
    const page = await getJson(next);
    pages.push(page);
    seen.add(next);
    next = nextAddress(page, base);
    if (next !== undefined && (seen.has(next) || seen.size === MAX_PAGES)) {
      warn(
        `${endpoint}: its links to the next page never end; the first ${pages.length} pages are used`,
      );
      break;
    }
  }
  return pages;
}

/** Returns the id of an item, for comparisons. */
function idOf(item: unknown): string | undefined {
  const id = isRecord(item) ? item.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Merges lists of pages; keeps an item once if it is on two pages because another was added meanwhile. */
function mergeLists(lists: readonly (readonly unknown[])[]) {
  const pageOf = new Map<string, number>();
  const repeated: string[] = [];
  const items = lists.flatMap((list, page) =>
    list.filter((item) => {
      const id = idOf(item);
      if (id === undefined) return true;
      const isRepeated = (pageOf.get(id) ?? page) < page;
      if (isRepeated) repeated.push(id);
      else pageOf.set(id, page);
      return !isRepeated;
    }),
  );
  return { items, repeated };
}

/** Merges all pages into one response with its list in `data`; throws ApiError if a page has no list. */
function mergePages(
  { endpoint, listKeys }: ResponseReader<unknown>,
  pages: readonly ResponsePage[],
  warn: Warn,
): unknown {
  const [first, second] = pages;
  const lists = second
    ? pages.map(({ address, body }) => listIn(body, address, listKeys))
    : [findList(first?.body, listKeys) ?? []];
  // At a link that it did not follow, `fetchPages` has said why.
  if (!nextLink(pages.at(-1)?.body)) warnOfMore(endpoint, pages, lists.flat().length, warn);
  if (!second) return first?.body;
  const { items, repeated } = mergeLists(lists);
  if (repeated.length > 0) {
    const ids = firstOf(repeated, MAX_IDS).join(', ');
    warn(`${endpoint}: sends items on two pages; they are shown once: ids ${ids}`);
  }
  return { ...asRecord(first?.body), data: items };
}

/** Reads the pages of a response as one; throws ApiError. */
export const readPages = <Value>(
  reader: ResponseReader<Value>,
  pages: readonly ResponsePage[],
  warn: Warn,
): Value => reader.read(reader.isSingle ? pages[0]?.body : mergePages(reader, pages, warn));
