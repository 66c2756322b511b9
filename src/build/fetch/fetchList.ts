import { ApiError, reportCause, type EndpointFailure, type Failure } from '#/api/failure.ts';
import type { ReadContext, Resource } from '#/api/resource.ts';
import { describeSpan, type Reporter } from '#/build/report/reporter.ts';
import { parseBody, type GetJson } from './apiClient.ts';
import { fetchPages, mergePages, type AnswerPage } from './pagination.ts';
import type { RawAnswers } from './snapshotStore.ts';

/** What fetching an endpoint needs: its API, what earlier builds left, and where to report. */
export interface FetchSource {
  apiBaseUrl: string;
  getJson: GetJson;
  /** What this build got, for the next ones. */
  answers: RawAnswers;
  /** What earlier builds got, in the order of preference. */
  copies: readonly RawAnswers[];
  context: ReadContext;
  reporter: Pick<Reporter, 'warn' | 'progress'>;
  /** Gets one line of text when an older answer replaces one that could not be fetched. */
  onCopy: (line: string) => void;
}

interface Question<Value> {
  endpoint: string;
  getPages: () => Promise<AnswerPage[]>;
  read: (body: unknown) => Value;
  /** Whether no copy may replace what failed so. */
  isFinal?: (failure: Failure) => boolean;
}

/**
 * Reads the copy of an endpoint, and keeps it for later builds; `undefined` if there is none that today's
 * code can read.
 */
export function readCopy<Value>(
  { endpoint, read }: Pick<Question<Value>, 'endpoint' | 'read'>,
  { answers, copies }: FetchSource,
): { value: Value; fetchedAt: string } | undefined {
  for (const { [endpoint]: answer } of copies) {
    if (!answer) continue;
    try {
      const pages = answer.pages.map(({ address, text }) => ({
        address,
        body: parseBody(text, address),
      }));
      const value = read(mergePages(pages));
      answers[endpoint] = answer;
      return { value, fetchedAt: answer.fetchedAt };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return undefined;
}

/** Fetches an endpoint; falls back to its copy, which is reported, else gives the failure. */
export async function fetchOrCopy<Value>(
  question: Question<Value>,
  source: FetchSource,
): Promise<{ value: Value; isCopy?: boolean } | { failure: Failure }> {
  const { endpoint, getPages, read, isFinal } = question;
  const { answers, onCopy } = source;
  try {
    const pages = await getPages();
    const value = read(mergePages(pages));
    const raw = pages.map(({ address, text }) => ({ address, text }));
    answers[endpoint] = { fetchedAt: new Date().toISOString(), pages: raw };
    return { value };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { endpoint: failed, failure } = error;
    const copy = isFinal?.(failure) ? undefined : readCopy(question, source);
    if (!copy) return { failure };
    const age = describeSpan(Date.now() - Date.parse(copy.fetchedAt));
    onCopy(`${failed}: ${reportCause(failure)}; using the copy of ${age} ago`);
    return { value: copy.value, isCopy: true };
  }
}

/** The rows of an endpoint, from now or from a copy; or its failure and no rows. */
export interface FetchedList<Row> {
  rows: Row[];
  failure?: Failure | undefined;
  isCopy?: boolean | undefined;
  /** Addresses of single items that failed. */
  itemFailures?: EndpointFailure[];
}

/** Fetches one list endpoint, with all its pages. */
export async function fetchList<Row>(
  { endpoint, read }: Resource<Row>,
  source: FetchSource,
): Promise<FetchedList<Row>> {
  const { apiBaseUrl, getJson, context, reporter } = source;
  const question = {
    endpoint,
    getPages: () => fetchPages(endpoint, apiBaseUrl, getJson, reporter.warn),
    read: (body: unknown) => read(body, context),
  };
  const fetched = await fetchOrCopy(question, source);
  return 'value' in fetched
    ? { rows: fetched.value, isCopy: fetched.isCopy }
    : { rows: [], failure: fetched.failure };
}
