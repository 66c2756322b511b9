import type PQueue from 'p-queue';
import { getJson, parseBody, type ClientOptions } from './client.ts';
import { unreadable } from '#/api/failure.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import { mergePages, nextAddress, type AnswerPage } from './pagination.ts';
import type { Warn } from '#/api/readItem.ts';

/** A hundred thousand posts, ten a page; more is taken for an endless list. */
const MAX_PAGES = 10_000;
const UNTIL_THERE = '; what came until there is used';

/** What a request needs to know beside its address. */
export interface AnswerSource {
  apiBaseUrl: string;
  client: ClientOptions;
  now: Date;
}

/** An answer as it is kept, and what it says. */
export interface ReadAnswer {
  answer: KeptAnswer;
  body: unknown;
}

/** Asks for one address, only for what is newer than the answer at hand; throws ApiError. */
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
  maxPages?: number | undefined;
}

/** The pages of an endpoint, one after another, until there is none, or none that would be news. */
async function* followPages(
  endpoint: string,
  known: ReadonlyMap<string, KeptAnswer>,
  { queue, warn, maxPages = MAX_PAGES, ...source }: PageSource,
): AsyncGenerator<ReadAnswer> {
  const seen = new Set<string>();
  let before: string | undefined;
  let next: string | undefined = endpoint;
  while (next !== undefined && !seen.has(next) && seen.size < maxPages) {
    const address: string = next;
    const page = await queue.add(() => fetchAnswer(address, known.get(address), source));
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

/** Asks an endpoint, and for the pages that follow; throws ApiError where one of them fails. */
export async function fetchPages(
  endpoint: string,
  kept: readonly KeptAnswer[],
  source: PageSource,
): Promise<{ answers: KeptAnswer[]; body: unknown }> {
  const known = new Map(kept.map((answer) => [answer.address, answer]));
  const answers: KeptAnswer[] = [];
  const pages: AnswerPage[] = [];
  for await (const { answer, body } of followPages(endpoint, known, source)) {
    answers.push(answer);
    pages.push({ address: answer.address, body });
  }
  return { answers, body: mergePages(pages) };
}

/** What the kept answers of an endpoint say; throws ApiError where they are not what they were. */
export const mergeKept = (kept: readonly KeptAnswer[]): unknown =>
  mergePages(kept.map(({ address, text }) => ({ address, body: parseBody(text, address) })));
