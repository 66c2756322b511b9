import { describeValue, kindOf } from '#/api/describeValue.ts';
import { unreadable } from '#/api/failure.ts';
import { listOf } from '#/api/parseListText.ts';
import type { Warn } from '#/api/readItem.ts';
import { isRecord } from '#/lib/isRecord.ts';
import type { GetJson } from './apiClient.ts';

/** 10,000 posts at ten a page; a longer list is taken to be endless. */
const MAX_PAGES = 1000;

/** One page of an endpoint: its address after `API_BASE_URL`, its text, and the same parsed. */
export interface AnswerPage {
  address: string;
  text: string;
  body: unknown;
}

type Fields = Record<string, unknown>;

const asRecord = (value: unknown): Fields => (isRecord(value) ? value : {});

/** The link to the next page: Django's `next`, Laravel's `next_page_url`, or `links.next`, maybe with `href`. */
function linkIn(holder: Fields): unknown {
  const { next } = asRecord(holder.links);
  return holder.next || holder.next_page_url || (isRecord(next) ? next.href : next);
}

/** The number of the next page, if `meta` or the answer itself counts pages as Laravel does. */
function nextNumberIn(holder: Fields): number | undefined {
  const counts = [asRecord(holder.meta), holder].find(({ last_page: last }) => last !== undefined);
  const [current, last] = [Number(counts?.current_page ?? 1), Number(counts?.last_page)];
  return current < last ? current + 1 : undefined;
}

/**
 * The address of the page after this one, if there is one. Of a link only the query is taken, because an API
 * behind a proxy often writes another scheme, port, host or path into its links than it is asked at.
 */
function nextAddress({ address, body }: AnswerPage): string | undefined {
  const holders = [asRecord(body), asRecord(asRecord(body).data)];
  const [path = '', query] = address.split('?');
  const link = holders.map(linkIn).find(Boolean);
  if (link) {
    const next = typeof link === 'string' ? URL.parse(link, 'http://api.invalid') : null;
    if (next?.search) return path + next.search;
    throw unreadable(address, `expected an address of the next page, found ${describeValue(link)}`);
  }
  const number = holders.map(nextNumberIn).find((found) => found !== undefined);
  if (number === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(number));
  return `${path}?${parameters}`;
}

/** Fetches an endpoint with all its pages; throws ApiError if one of them fails. */
export async function fetchPages(
  endpoint: string,
  getJson: GetJson,
  warn: Warn,
): Promise<AnswerPage[]> {
  const pages: AnswerPage[] = [];
  const seen = new Set<string>();
  for (let next: string | undefined = endpoint; next !== undefined;) {
    const page: AnswerPage = { address: next, ...(await getJson(next)) };
    const isRepeated = page.text === pages.at(-1)?.text;
    if (!isRepeated) pages.push(page);
    seen.add(next);
    next = nextAddress(page);
    if (next !== undefined && (isRepeated || seen.has(next) || seen.size === MAX_PAGES)) {
      warn(`${endpoint}: its pages do not end; ${pages.length} are used`);
      break;
    }
  }
  return pages;
}

/** Where an answer may hold its list, in the order of search. */
const LIST_PATHS = [
  ['data'],
  ['data', 'data'],
  ['data', 'blogs'],
  ['blogs'],
  ['results'],
  ['items'],
];

/** Merges all pages into one answer with its list in `data`; throws ApiError if a page has no list. */
export function mergePages(pages: readonly Pick<AnswerPage, 'address' | 'body'>[]): unknown {
  const [first, second] = pages;
  if (!second) return first?.body;
  const data = pages.flatMap(({ address, body }) => {
    const values = LIST_PATHS.map((path) =>
      path.reduce<unknown>((value, key) => asRecord(value)[key], body),
    );
    const list = values.map(listOf).find((found) => found !== undefined);
    if (list) return list;
    throw unreadable(address, `expected a list in data, found ${kindOf(asRecord(body).data)}`);
  });
  return { ...asRecord(first?.body), data };
}
