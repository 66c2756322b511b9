import { ApiError, reportCause, type EndpointFailure, type Failure } from '#/api/failure.ts';
import type { Warn } from '#/api/notes.ts';
import type { ReadContext, Resource } from '#/api/resource.ts';
import { describeSpan } from '#/build/report/reporter.ts';
import type { Answers, RawAnswer } from './answers.ts';
import { parseBody, type GetJson } from './apiClient.ts';
import { fetchPages, mergePages, type AnswerPage } from './pagination.ts';

/** What fetching an endpoint needs: its API, what earlier builds left, and where to report. */
export interface FetchSource {
  apiBaseUrl: string;
  getJson: GetJson;
  answers: Answers;
  context: ReadContext;
  warn: Warn;
  now: Date;
  /** Gets one line of text when an older answer replaces one that could not be fetched. */
  onCopy: (line: string) => void;
  onProgress: (step: string, done: number, total: number) => void;
}

type ReadBody<Value> = (body: unknown) => Value;

/** Reads the pages of an endpoint, and saves them if they could be read; throws ApiError. */
export async function readAndSave<Value>(
  endpoint: string,
  pages: readonly AnswerPage[],
  read: ReadBody<Value>,
  { answers, now }: FetchSource,
): Promise<Value> {
  const value = read(mergePages(pages));
  await answers.save({
    endpoint,
    fetchedAt: now.toISOString(),
    pages: pages.map(({ address, text }) => ({ address, text })),
  });
  return value;
}

/**
 * Reads the copy of an endpoint, and saves it again for later builds; `undefined` if there is none that
 * today's code can read.
 */
export async function readAndSaveCopy<Value>(
  endpoint: string,
  read: ReadBody<Value>,
  { answers }: FetchSource,
): Promise<{ value: Value; fetchedAt: string } | undefined> {
  const parseAnswer = ({ pages }: RawAnswer): Value | undefined => {
    try {
      const bodies = pages.map(({ address, text }) => ({
        address,
        body: parseBody(text, address),
      }));
      return read(mergePages(bodies));
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
  const copy = await answers.findCopy(endpoint, parseAnswer);
  if (!copy) return undefined;
  await answers.save(copy.answer);
  return { value: copy.value, fetchedAt: copy.answer.fetchedAt };
}

/** Reads the copy of an endpoint that failed, and reports its use. */
export async function fallBack<Value>(
  endpoint: string,
  { endpoint: failed, failure }: ApiError,
  read: ReadBody<Value>,
  source: FetchSource,
): Promise<Value | undefined> {
  const copy = await readAndSaveCopy(endpoint, read, source);
  if (!copy) return undefined;
  const age = describeSpan(source.now.getTime() - Date.parse(copy.fetchedAt));
  source.onCopy(`${failed}: ${reportCause(failure)}; using the copy of ${age} ago`);
  return copy.value;
}

/** The rows of an endpoint, from now or from a copy; or its failure and no rows. */
export interface FetchedList<Row> {
  rows: Row[];
  failure?: Failure | undefined;
  isCopy?: boolean;
  /** Addresses of single items that failed. */
  itemFailures?: EndpointFailure[];
}

/** Fetches one list endpoint; falls back to its copy, else reports the failure. */
export async function fetchList<Row>(
  { endpoint, read }: Resource<Row>,
  source: FetchSource,
): Promise<FetchedList<Row>> {
  const { apiBaseUrl, getJson, context, warn } = source;
  const readRows = (body: unknown) => read(body, context);
  try {
    const pages = await fetchPages(endpoint, apiBaseUrl, getJson, warn);
    return { rows: await readAndSave(endpoint, pages, readRows, source) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const rows = await fallBack(endpoint, error, readRows, source);
    return rows ? { rows, isCopy: true } : { rows: [], failure: error.failure };
  }
}
