import { parseBody } from './client.ts';
import { ApiError, describeCause, reportCause } from '#/api/failure.ts';
import type { EndpointFailure, Failure } from '#/api/failure.ts';
import { fetchAnswer } from './fetchPages.ts';
import { describeCopy, type FetchedPart, type PartSource } from './fetchPart.ts';
import { createGiveUp } from './giveUp.ts';
import { hasValidators, type KeptAnswer } from './keptAnswers.ts';
import { postEndpoint, withBody, type PostRow } from '#/api/posts.ts';
import { isWorthSaving } from './unfinishedFetch.ts';

/** An address drops these at its end: `/api/blog/..` is `/api/`. */
const NO_SEGMENT = /^\.{1,2}$/;

const isGone = (failure: Failure) => failure.kind === 'http' && failure.status === 404;

/** A row as it came out: with its body and the answer that held it, or with its problem. */
interface Completed {
  row: PostRow;
  answer?: KeptAnswer | undefined;
  failure?: Failure | undefined;
}

/** The rows with their bodies, the answers that held these, and what failed. */
export interface FetchedBodies {
  rows: PostRow[];
  answers: KeptAnswer[];
  failures: EndpointFailure[];
}

/** Reads a post's body from an answer at hand, if there is one that today's code can read. */
function readCopy(
  row: PostRow,
  answer: KeptAnswer | undefined,
  { context }: PartSource,
): Completed | undefined {
  if (!answer) return undefined;
  try {
    return { row: withBody(row, parseBody(answer.text, answer.address), context), answer };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** What asks the API for a post's body, unless a build that was killed has just had it; it throws ApiError. */
function createAsker(copies: ReadonlyMap<string, KeptAnswer>, source: PartSource) {
  const { unfinished, context } = source;
  const giveUp = createGiveUp();
  let resumed = 0;

  const request = async (row: PostRow, endpoint: string): Promise<Completed> => {
    const known = unfinished.get(endpoint) ?? copies.get(endpoint);
    const client = giveUp.isFailing() ? { ...source.client, retries: 0 } : source.client;
    const { answer, body } = await fetchAnswer(endpoint, known, { ...source, client });
    const full = withBody(row, body, context);
    giveUp.countAnswer();
    if (isWorthSaving(answer, known)) await unfinished.add(answer);
    return { row: full, answer };
  };

  const fetchBody = (row: PostRow, endpoint: string): Promise<Completed> => {
    giveUp.check(endpoint);
    return request(row, endpoint).catch((error: unknown) => {
      if (error instanceof ApiError) giveUp.countFailure(error.failure);
      throw error;
    });
  };

  const ask = async (row: PostRow): Promise<Completed> => {
    const endpoint = postEndpoint(row);
    const saved = unfinished.get(endpoint);
    const isAsked = saved !== undefined && hasValidators(saved);
    const completed = isAsked ? undefined : readCopy(row, saved, source);
    if (completed) resumed += 1;
    return completed ?? fetchBody(row, endpoint);
  };

  return { ask, countResumed: () => resumed };
}

/** Fetches the body of each post whose list entry came without one; the rest stay as they are. */
export async function fetchBodies(
  part: FetchedPart<PostRow>,
  kept: readonly KeptAnswer[],
  source: PartSource,
): Promise<FetchedBodies> {
  const { context, queue, onCopy, onProgress, now } = source;
  const copies = new Map(kept.map((answer) => [answer.address, answer]));
  const { ask, countResumed } = createAsker(copies, source);
  const total = part.rows.filter((row) => row.isBodyApart).length;
  let done = 0;

  const leaveMissing = (row: PostRow, cause: string): Completed => {
    context.warn(`${postEndpoint(row)}: ${cause}; the page says so`);
    return { row: { ...row, problem: 'missing' } };
  };

  const fallBack = (row: PostRow, { endpoint, failure }: EndpointFailure): Completed => {
    if (isGone(failure)) return leaveMissing(row, describeCause(failure));
    const completed = readCopy(row, copies.get(endpoint), source);
    if (!completed?.answer) return { row: { ...row, problem: 'failed' }, failure };
    const { fetchedAt } = completed.answer;
    onCopy(describeCopy(endpoint, reportCause(failure), fetchedAt, now));
    return completed;
  };

  const completeAnew = async (row: PostRow): Promise<Completed> => {
    if (NO_SEGMENT.test(row.id)) return leaveMissing(row, 'no address for such an id');
    try {
      return await ask(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return fallBack(row, error);
    } finally {
      onProgress('posts', (done += 1), total);
    }
  };

  const complete = async (row: PostRow): Promise<Completed> => {
    if (!row.isBodyApart) return { row };
    if (!part.isCopy) return queue.add(() => completeAnew(row));
    // A list that could not be had is not followed by questions for its posts.
    return readCopy(row, copies.get(postEndpoint(row)), source) ?? leaveMissing(row, 'no copy');
  };

  const completed = await Promise.all(part.rows.map(complete));
  if (countResumed() > 0) {
    onCopy(`${countResumed()} texts of posts are those that a build which was cut off had got`);
  }
  return {
    rows: completed.map(({ row }) => row),
    answers: completed.flatMap(({ answer }) => answer ?? []),
    failures: completed.flatMap(({ row, failure }) =>
      failure ? [{ endpoint: postEndpoint(row), failure }] : [],
    ),
  };
}
