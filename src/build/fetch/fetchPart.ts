import type PQueue from 'p-queue';
import { describeSpan } from '#/build/report/reporter.ts';
import { ApiError, reportCause, type Failure } from '#/api/failure.ts';
import { fetchPages, mergeKept, type AnswerSource } from './fetchPages.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import type { ReadContext, Resource } from '#/api/resource.ts';
import type { UnfinishedFetch } from './unfinishedFetch.ts';

export interface PartSource extends AnswerSource {
  /** Holds back requests, so that only a few run at once. */
  queue: PQueue;
  context: ReadContext;
  /** Gets one line of text when an older answer replaces one that could not be fetched. */
  onCopy: (line: string) => void;
  onProgress: (step: string, done: number, total: number) => void;
  unfinished: UnfinishedFetch;
}

/** The rows of an endpoint, from now or from the last good snapshot; or its failure and no rows. */
export interface FetchedPart<Row> {
  rows: Row[];
  answers: readonly KeptAnswer[];
  failure?: Failure | undefined;
  isCopy: boolean;
}

/** Says that a copy is used, why, and how old it is. */
export const describeCopy = (endpoint: string, cause: string, fetchedAt: string, now: Date) =>
  `${endpoint}: ${cause}; using the copy of ${describeSpan(now.getTime() - Date.parse(fetchedAt))} ago`;

/** The rows of the kept answers; `undefined` if there are none or today's code cannot read them. */
function readKept<Row>(
  { read }: Resource<Row>,
  kept: readonly KeptAnswer[],
  context: ReadContext,
): Row[] | undefined {
  if (kept.length === 0) return undefined;
  try {
    return read(mergeKept(kept), context);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Fetches one list endpoint; falls back to its kept answers, else reports the failure. */
export async function fetchPart<Row>(
  resource: Resource<Row>,
  kept: readonly KeptAnswer[],
  source: PartSource,
): Promise<FetchedPart<Row>> {
  const { context, onCopy, now } = source;
  try {
    const { warn } = context;
    const { answers, body } = await fetchPages(resource.endpoint, kept, { ...source, warn });
    return { rows: resource.read(body, context), answers, isCopy: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const rows = readKept(resource, kept, context);
    const [first] = kept;
    if (!rows || !first) return { rows: [], answers: [], failure: error.failure, isCopy: false };
    onCopy(describeCopy(error.endpoint, reportCause(error.failure), first.fetchedAt, now));
    return { rows, answers: kept, isCopy: true };
  }
}
