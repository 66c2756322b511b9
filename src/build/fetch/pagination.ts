import { isRecord } from '#/lib/isRecord.ts';
import { ApiError, unreadable } from '#/api/failure.ts';
import { kindOf } from '#/api/describeValue.ts';

type Body = Record<string, unknown>;

const asRecord = (value: unknown): Body => (isRecord(value) ? value : {});

/** Information on pages stands beside the list, or in the `data` around it. */
const holdersOf = (body: unknown): Body[] => [asRecord(body), asRecord(asRecord(body).data)];

/** The link to the next page: Django's `next`, Laravel's `next_page_url`, or `links.next`, maybe with `href`. */
function linkIn(holder: Body): unknown {
  const { next } = asRecord(holder.links);
  return holder.next || holder.next_page_url || (isRecord(next) ? next.href : next);
}

/** The number of the next page, if `meta` or the answer itself counts pages as Laravel does. */
function nextNumberIn(holder: Body): number | undefined {
  const counts = [asRecord(holder.meta), holder].find(({ last_page: last }) => last !== undefined);
  const [current, last] = [Number(counts?.current_page ?? 1), Number(counts?.last_page)];
  return current < last ? current + 1 : undefined;
}

/** Compares hosts only: an API behind a proxy often writes `http:` into its links. */
const areOfOneHost = (one: URL, other: URL) => one.host === other.host;

/**
 * Turns a link to the next page into an address relative to `base`; throws ApiError if it leads out of the
 * API.
 */
function addressBehind(base: string, link: string, address: string): string {
  const here = new URL(base + address);
  const next = URL.parse(link, here);
  if (next && areOfOneHost(next, here)) {
    // A proxy may have removed the path prefix of `base`.
    if (here.pathname.endsWith(next.pathname)) return address.replace(/\?.*/, '') + next.search;
    const root = new URL(base).pathname.replace(/\/*$/, '');
    if (next.pathname.startsWith(`${root}/`)) return next.pathname.slice(root.length) + next.search;
  }
  throw unreadable(address, 'expected the next page below the API, found it elsewhere');
}

/** The address, relative to `base`, of the page after `address`, if there is one; throws ApiError. */
export function nextAddress(body: unknown, address: string, base: string): string | undefined {
  const holders = holdersOf(body);
  const link = holders.map(linkIn).find(Boolean);
  if (typeof link === 'string' && /^([/?]|https?:)/i.test(link)) {
    return addressBehind(base, link, address);
  }
  if (link)
    throw unreadable(address, `expected an address of the next page, found ${kindOf(link)}`);
  const number = holders.map(nextNumberIn).find((found) => found !== undefined);
  if (number === undefined) return undefined;
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(number));
  return `${path}?${parameters}`;
}

/** Where an answer may hold its list (spec, section 7), in the order of search. */
const LIST_PATHS = [
  ['data'],
  ['data', 'data'],
  ['data', 'blogs'],
  ['blogs'],
  ['results'],
  ['items'],
];

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => asRecord(value)[key], body);

/** Copies a body with another value at this path. */
function withValueAt(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  return { ...asRecord(body), [key]: withValueAt(asRecord(body)[key], rest, value) };
}

/** One page of an endpoint: its address after `API_BASE_URL`, and its parsed body. */
export interface AnswerPage {
  address: string;
  body: unknown;
}

/** Merges all pages into one answer; throws ApiError if a page has no list or another `status`. */
export function mergePages([first, ...others]: readonly AnswerPage[]): unknown {
  if (others.length === 0) return first?.body;
  const path = LIST_PATHS.find((each) => Array.isArray(valueAt(first?.body, each))) ?? ['data'];
  const lists = [first, ...others].map((page) => {
    const list = valueAt(page?.body, path);
    if (Array.isArray(list)) return list as unknown[];
    const expected = `expected a list in ${path.join('.')}, found ${kindOf(list)}`;
    throw unreadable(page?.address ?? '', expected);
  });
  const { status } = asRecord(first?.body);
  const odd = others.find(({ body }) => asRecord(body).status !== status);
  if (odd) {
    const detail = 'expected the status of the first page, found another';
    throw new ApiError(odd.address, { kind: 'wrong-status', detail });
  }
  return withValueAt(first?.body, path, lists.flat());
}
