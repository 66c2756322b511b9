import { kindOf, unreadable } from '#/api/failure.ts';
import type { Warn } from '#/api/notes.ts';
import { findList, listIn } from '#/api/readItems.ts';
import { machineOf } from '#/system/network/loopback.ts';
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

/** Makes a link relative to `base`; throws ApiError if it leads out of the API. */
function addressBehind(base: string, link: string, address: string): string {
  const here = new URL(base + address);
  const next = URL.parse(link, here);
  // Only the machines are compared, because an API behind a proxy often writes `http:` or its own port
  // into its links.
  if (next && machineOf(next.hostname) === machineOf(here.hostname)) {
    // A proxy may have removed the path prefix of `base`.
    if (here.pathname.endsWith(next.pathname)) return address.replace(/\?.*/, '') + next.search;
    const root = new URL(base).pathname.replace(/\/*$/, '');
    if (next.pathname.startsWith(`${root}/`)) return next.pathname.slice(root.length) + next.search;
  }
  throw unreadable(address, `expected the next page below ${base}, found ${next?.href ?? link}`);
}

/** The address, relative to `base`, of the page after this one, if there is one; throws ApiError. */
function nextAddress({ address, body }: AnswerPage, base: string): string | undefined {
  const holders = [asRecord(body), asRecord(asRecord(body).data)];
  const link = holders.map(linkIn).find(Boolean);
  if (typeof link === 'string' && /^([/?]|https?:)/i.test(link)) {
    return addressBehind(base, link, address);
  }
  if (link) {
    throw unreadable(address, `expected an address of the next page, found ${kindOf(link)}`);
  }
  const number = holders.map(nextNumberIn).find((found) => found !== undefined);
  if (number === undefined) return undefined;
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(number));
  return `${path}?${parameters}`;
}

/** Fetches an endpoint with all its pages; throws ApiError if one of them fails. */
export async function fetchPages(
  endpoint: string,
  base: string,
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
    next = nextAddress(page, base);
    if (next !== undefined && (isRepeated || seen.has(next) || seen.size === MAX_PAGES)) {
      warn(`${endpoint}: its pages do not end; ${pages.length} are used`);
      break;
    }
  }
  return pages;
}

/** Merges all pages into one answer with its list in `data`; throws ApiError if a page has no list. */
export function mergePages(pages: readonly Pick<AnswerPage, 'address' | 'body'>[]): unknown {
  const [first, second] = pages;
  if (!second) return first?.body;
  const data = pages.flatMap(({ address, body }) => {
    const { data: inner } = asRecord(body);
    return (
      findList(body, ['data']) ??
      findList(inner, ['data', 'blogs']) ??
      findList(body, ['blogs', 'results', 'items']) ??
      listIn(body, address)
    );
  });
  return { ...asRecord(first?.body), data };
}
