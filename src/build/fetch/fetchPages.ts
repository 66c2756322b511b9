import type PQueue from 'p-queue';
import { getJson, parseBody, type ClientOptions } from './client.ts';
import { unreadable } from '#/api/failure.ts';
import { hasValidators, type KeptAnswer } from './keptAnswers.ts';
import { mergePages, nextAddress, type AnswerPage } from './pagination.ts';
import type { Warn } from '#/api/readItem.ts';
import { isWorthSaving, type UnfinishedFetch } from './unfinishedFetch.ts';

/** 100,000 posts at ten a page; a longer list is taken to be endless. */
const MAX_PAGES = 10_000;
const UNTIL_THERE = '; what came until there is used';

/** What a request needs to know beside its address. */
export interface AnswerSource {
  apiBaseUrl: string;
  client: ClientOptions;
  now: Date;
}

/** An answer as it is stored, and its parsed body. */
export interface ReadAnswer {
  answer: KeptAnswer;
  body: unknown;
}

/** Requests one address, conditionally if an answer is at hand; throws ApiError. */
export async function fetchAnswer(
  address: string,
  kept: KeptAnswer | undefined,
  { apiBaseUrl, client, now }: AnswerSource,
): Promise<ReadAnswer> {
  const fetchedAt = now.toISOString();
  const fresh = await getJson(apiBaseUrl, address, kept, client);
  const { isUnchanged, body, text, etag, lastModified } = fresh;
  if (!isUnchanged) return { answer: { address, text, etag, lastModified, fetchedAt }, body };
  if (!kept) throw unreadable(address, 'expected an answer, found 304 to a request without copy');
  return { answer: { ...kept, fetchedAt }, body: parseBody(kept.text, address) };
}

interface PageSource extends AnswerSource {
  /** Holds back requests, so that only a few run at once. */
  queue: PQueue;
  warn: Warn;
  /** Gets one line of text when pages of an earlier build are reused unchanged. */
  onCopy: (line: string) => void;
  unfinished: UnfinishedFetch;
  maxPages?: number | undefined;
}

interface FollowedPage extends ReadAnswer {
  /** Whether the page comes from an earlier fetch that was interrupted. */
  isResumed?: boolean;
}

/** Gets the first page. It says how many pages there are, so it is always requested. */
async function fetchFirstPage(
  address: string,
  kept: KeptAnswer | undefined,
  { unfinished, ...source }: PageSource,
): Promise<FollowedPage> {
  const page = await source.queue.add(() => fetchAnswer(address, kept, source));
  if (unfinished.get(address) === undefined) await unfinished.add(page.answer);
  return page;
}

/** Gets a later page. One saved without validators is reused only if the first page is still the same. */
async function fetchLaterPage(
  address: string,
  kept: KeptAnswer | undefined,
  isFirstSame: boolean,
  { unfinished, ...source }: PageSource,
): Promise<FollowedPage> {
  const saved = unfinished.get(address);
  if (saved && !hasValidators(saved) && isFirstSame) {
    return { answer: saved, body: parseBody(saved.text, address), isResumed: true };
  }
  const known = saved ?? kept;
  const page = await source.queue.add(() => fetchAnswer(address, known, source));
  if (isWorthSaving(page.answer, known)) await unfinished.add(page.answer);
  return page;
}

/** Yields the pages of an endpoint in order, until there is no next one or a page repeats. */
async function* followPages(
  endpoint: string,
  known: ReadonlyMap<string, KeptAnswer>,
  source: PageSource,
): AsyncGenerator<FollowedPage> {
  const { unfinished, warn, maxPages = MAX_PAGES } = source;
  const seen = new Set<string>();
  let isFirstSame = false;
  let before: string | undefined;
  let next: string | undefined = endpoint;
  while (next !== undefined && !seen.has(next) && seen.size < maxPages) {
    const address: string = next;
    const kept = known.get(address);
    const page: FollowedPage =
      address === endpoint
        ? await fetchFirstPage(address, kept, source)
        : await fetchLaterPage(address, kept, isFirstSame, source);
    if (address === endpoint) isFirstSame = page.answer.text === unfinished.get(endpoint)?.text;
    if (page.answer.text === before) {
      warn(`${address}: the same as the page before it${UNTIL_THERE}`);
      return;
    }
    yield page;
    seen.add(address);
    before = page.answer.text;
    next = nextAddress(page.body, address, source.apiBaseUrl);
  }
  if (next === undefined) return;
  const reason = seen.has(next) ? `its pages lead back to ${next}` : `more than ${maxPages} pages`;
  warn(`${endpoint}: ${reason}${UNTIL_THERE}`);
}

/** Fetches an endpoint with all its pages; throws ApiError if one of them fails. */
export async function fetchPages(
  endpoint: string,
  kept: readonly KeptAnswer[],
  source: PageSource,
): Promise<{ answers: KeptAnswer[]; body: unknown }> {
  const known = new Map(kept.map((answer) => [answer.address, answer]));
  const answers: KeptAnswer[] = [];
  const pages: AnswerPage[] = [];
  let resumed = 0;
  for await (const { answer, body, isResumed } of followPages(endpoint, known, source)) {
    if (isResumed) resumed += 1;
    answers.push(answer);
    pages.push({ address: answer.address, body });
  }
  if (resumed > 0) {
    source.onCopy(
      `${endpoint}: ${resumed} of its pages are those that a build which was cut off had got`,
    );
  }
  return { answers, body: mergePages(pages) };
}

/** Merges the kept answers of an endpoint; throws ApiError if they cannot be read. */
export const mergeKept = (kept: readonly KeptAnswer[]): unknown =>
  mergePages(kept.map(({ address, text }) => ({ address, body: parseBody(text, address) })));
