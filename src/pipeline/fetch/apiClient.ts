import PQueue from 'p-queue';
import { ApiError, parseBody, refusal, unreadable } from '#/api/failure.ts';
import type { ReadContext } from '#/api/snapshot.ts';
import { describeAge, type Reporter } from '#/system/report/reporter.ts';
import type { AskHttp, HttpAnswer } from './http.ts';
import { HttpError } from './httpError.ts';
import { fetchPages, readPages, type Question } from './pagination.ts';
import { readCopy, type RawAnswers } from './snapshotStore.ts';

const REQUESTS_AT_ONCE = 4;
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** Tries after the first, of requests that failed for reasons that pass. */
const RETRIES = 2;

/** What tests change. */
export interface ClientOptions {
  timeoutMs?: number;
  backOffMs?: number;
  maxMegabytes?: number;
}

/** Gets the text of an answer from `API_BASE_URL` + `endpoint`, and the same parsed; throws ApiError. */
export type GetJson = (endpoint: string) => Promise<{ text: string; body: unknown }>;

function toApiError({ kind, message }: HttpError, endpoint: string, timeoutMs: number): ApiError {
  if (kind === 'time-out') return new ApiError(endpoint, { kind, timeoutMs });
  if (kind === 'connection') return new ApiError(endpoint, { kind, detail: message });
  return unreadable(endpoint, `expected an answer, found ${message}`);
}

/** Reads the body of an answer; throws ApiError. */
function readAnswer({ status, statusText, body: bytes }: HttpAnswer, endpoint: string) {
  const text = new TextDecoder().decode(bytes); // without a byte order mark
  if (status < 200 || status > 299) throw refusal(endpoint, status, statusText, text);
  return { text, body: parseBody(text, endpoint) };
}

/**
 * Returns the function by which a build asks its API, for at most four answers at once. After a time-out it
 * asks for one at a time: a server of one thread answers in turn, and four at once are late together.
 */
export function createApiClient(
  apiBaseUrl: string,
  ask: AskHttp,
  { timeoutMs = 5000, maxMegabytes = 50 }: ClientOptions = {},
): GetJson {
  const queue = new PQueue({ concurrency: REQUESTS_AT_ONCE });
  const request = { headers: JSON_HEADERS, timeoutMs, maxMegabytes, retries: RETRIES };

  const get = async (endpoint: string, retries = RETRIES): ReturnType<GetJson> => {
    try {
      const answer = await queue.add(() => ask(apiBaseUrl + endpoint, request));
      return readAnswer(answer, endpoint);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.kind !== 'time-out' || retries === 0) {
        throw toApiError(error, endpoint, timeoutMs);
      }
      queue.concurrency = 1;
      return get(endpoint, retries - 1);
    }
  };
  return (endpoint) => get(endpoint);
}

/** Where content comes from: the API, or what earlier builds got from it. */
export interface ContentSource {
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

/** Fetches an endpoint with all its pages; falls back to its copy, which is reported, else gives the error. */
export async function fetchOrCopy<Value>(
  question: Question<Value>,
  source: ContentSource,
): Promise<{ value?: Value; error?: ApiError }> {
  const { endpoint, isSingle = false } = question;
  const { apiBaseUrl, getJson, answers, reporter, onCopy } = source;
  try {
    const pages = isSingle
      ? [{ address: endpoint, ...(await getJson(endpoint)) }]
      : await fetchPages(endpoint, apiBaseUrl, getJson, reporter.warn);
    const value = readPages(question, pages, reporter.warn);
    const raw = pages.map(({ address, text }) => ({ address, text }));
    answers[endpoint] = { fetchedAt: new Date().toISOString(), pages: raw };
    return { value };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const copy = isSingle && isGone(error) ? undefined : readCopy(question, source);
    if (!copy) return { error };
    const age = describeAge(Date.now() - Date.parse(copy.fetchedAt));
    onCopy(`${error.message}; using the copy of ${age}`);
    return { value: copy.value };
  }
}

/** Whether the API says that it has no such address. */
export const isGone = ({ failure }: ApiError) => failure.kind === 'http' && failure.status === 404;
