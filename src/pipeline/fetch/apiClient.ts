import PQueue from 'p-queue';
import { ApiError, parseBody, refusal, unreadable } from '#/api/failure.ts';
import type { ReadContext } from '#/api/snapshot.ts';
import { describeAge, type Reporter } from '#/system/report/reporter.ts';
import type { HttpResponse, SendRequest } from './http.ts';
import { HttpError } from './httpError.ts';
import { fetchPages, readPages, type ResponsePage, type ResponseReader } from './pagination.ts';
import type { RawResponses } from './snapshotStore.ts';

const REQUESTS_AT_ONCE = 4;
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** Further tries after a failure that may be temporary. */
const RETRIES = 2;

/** Options that only tests change. */
export interface ClientOptions {
  timeoutMs?: number;
  backOffMs?: number;
  maxMegabytes?: number;
}

/** Gets the response of `API_BASE_URL` + `endpoint` as a page; throws ApiError. */
export type GetJson = (endpoint: string) => Promise<ResponsePage>;

function toApiError({ kind, message }: HttpError, endpoint: string, timeoutMs: number): ApiError {
  if (kind === 'time-out') return new ApiError(endpoint, { kind, timeoutMs });
  if (kind === 'connection') return new ApiError(endpoint, { kind, detail: message });
  return unreadable(endpoint, `the response is unusable: ${message}`);
}

/** Decodes a body by the charset that it declares, else as UTF-8; leaves out the byte order mark. */
function decode({ headers, body }: HttpResponse): string {
  const [, charset = 'utf-8'] =
    /charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // an unknown name of a charset
    return new TextDecoder().decode(body);
  }
}

/** Reads the body of a response; throws ApiError. */
function readResponse(response: HttpResponse, endpoint: string) {
  const { status, statusText } = response;
  const text = decode(response);
  if (status < 200 || status > 299) throw refusal(endpoint, status, statusText, text);
  const link = response.headers.link?.toString();
  return { address: endpoint, text, body: parseBody(text, endpoint), link };
}

/**
 * Creates the function with which a build requests its API, four responses at once. After a time-out it
 * requests one at a time: a server with one thread responds in turn, so that four at once are late together.
 */
export function createApiClient(
  apiBaseUrl: string,
  send: SendRequest,
  { timeoutMs = 5000, maxMegabytes = 50 }: ClientOptions = {},
): GetJson {
  const queue = new PQueue({ concurrency: REQUESTS_AT_ONCE });
  const request = { headers: JSON_HEADERS, timeoutMs, maxMegabytes, retries: RETRIES };

  const get = async (endpoint: string, retries = RETRIES): ReturnType<GetJson> => {
    try {
      const response = await queue.add(() => send(apiBaseUrl + endpoint, request));
      return readResponse(response, endpoint);
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

/** The source of content: the API, or the responses to earlier builds. */
export interface ContentSource {
  apiBaseUrl: string;
  getJson: GetJson;
  /** The responses to this build, for the next ones. */
  responses: RawResponses;
  /** The responses to earlier builds, in order of preference. */
  copies: readonly RawResponses[];
  context: ReadContext;
  reporter: Pick<Reporter, 'warn' | 'progress'>;
  /** Gets one line of text when an older response replaces a failed one. */
  onCopy: (line: string) => void;
}

/** Reads an endpoint's copy and keeps it for later builds; `undefined` if the current code can read none. */
function readCopy<Value>(
  reader: ResponseReader<Value>,
  { responses, copies }: ContentSource,
): { value: Value; fetchedAt: string } | undefined {
  const { endpoint } = reader;
  for (const { [endpoint]: copy } of copies) {
    if (!copy) continue;
    try {
      const pages = copy.pages.map((page) => {
        return { ...page, body: parseBody(page.text, page.address) };
      });
      const value = readPages(reader, pages, () => undefined);
      responses[endpoint] = copy;
      return { value, fetchedAt: copy.fetchedAt };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return undefined;
}

/** Fetches an endpoint with all its pages; falls back to its copy, which it reports, or to the error. */
export async function fetchOrCopy<Value>(
  reader: ResponseReader<Value>,
  source: ContentSource,
): Promise<{ value?: Value; error?: ApiError }> {
  const { endpoint, isSingle = false } = reader;
  const { apiBaseUrl, getJson, responses, reporter, onCopy } = source;
  try {
    const pages = isSingle
      ? [await getJson(endpoint)]
      : await fetchPages(endpoint, apiBaseUrl, getJson, reporter.warn);
    const value = readPages(reader, pages, reporter.warn);
    const raw = pages.map(({ address, text }) => ({ address, text }));
    responses[endpoint] = { fetchedAt: new Date().toISOString(), pages: raw };
    return { value };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const copy = isSingle && isGone(error) ? undefined : readCopy(reader, source);
    if (!copy) return { error };
    const age = describeAge(Date.now() - Date.parse(copy.fetchedAt));
    onCopy(`${error.message}; using the copy of ${age}`);
    return { value: copy.value };
  }
}

/** Tells whether the API responded with 404. */
export const isGone = ({ failure }: ApiError) => failure.kind === 'http' && failure.status === 404;
