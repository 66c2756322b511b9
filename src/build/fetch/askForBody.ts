import { ApiError, type Failure } from '#/api/failure.ts';
import { postEndpoint, withBody, type PostRow } from '#/api/posts.ts';
import { parseBody } from './client.ts';
import { fetchAnswer } from './fetchPages.ts';
import type { PartSource } from './fetchPart.ts';
import { createGiveUp } from './giveUp.ts';
import { hasValidators, type KeptAnswer } from './keptAnswers.ts';
import { isWorthSaving } from './unfinishedFetch.ts';

/** A row with its body and the answer that contained it, or with its problem. */
export interface Completed {
  row: PostRow;
  answer?: KeptAnswer | undefined;
  failure?: Failure | undefined;
}

/** Reads a post's body from a kept answer; `undefined` if there is none, or today's code cannot read it. */
export function readCopy(
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

/**
 * `ask` fetches a post's body, unless a killed build has just fetched it (`countResumed`); it throws
 * ApiError.
 */
export function createAsker(copies: ReadonlyMap<string, KeptAnswer>, source: PartSource) {
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
    const canRevalidate = saved !== undefined && hasValidators(saved);
    const completed = canRevalidate ? undefined : readCopy(row, saved, source);
    if (completed) resumed += 1;
    return completed ?? fetchBody(row, endpoint);
  };

  return { ask, countResumed: () => resumed };
}
