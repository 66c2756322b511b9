import { STATUS_CODES } from 'node:http';
import { parseJson } from '~/lib/parseJson';
import { ApiError, isPassing } from './failure';

const TIMEOUT_MS = 5000;
const RETRIES = 2;
const BACK_OFF_MS = 300;
const MAX_ANSWER_BYTES = 50_000_000;

/** Lets the API answer 304 where it can tell that nothing changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export interface Answer extends Validators {
  /** `undefined` when the answer was 304: the copy at hand is still good. */
  body: unknown;
  isUnchanged: boolean;
}

export interface ClientOptions {
  timeoutMs?: number;
  backOffMs?: number;
}

/** Full jitter around a delay that doubles, so that retries of many builds do not meet. */
const backOff = (attempt: number, baseMs: number) => {
  const delayMs = baseMs * 2 ** attempt * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, delayMs));
};

async function readText(response: Response, endpoint: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      throw new ApiError(endpoint, { kind: 'unreadable' }, 'larger than 50 MB');
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseBody(text: string, endpoint: string): unknown {
  if (/^\s*</.test(text)) throw new ApiError(endpoint, { kind: 'unreadable' }, 'HTML, not JSON');
  const body = parseJson(text);
  if (body === undefined) throw new ApiError(endpoint, { kind: 'unreadable' }, 'not JSON');
  return body;
}

async function request(url: string, endpoint: string, headers: Headers, timeoutMs: number) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const { status } = response;
  const etag = response.headers.get('etag') ?? undefined;
  const lastModified = response.headers.get('last-modified') ?? undefined;
  if (status === 304) return { body: undefined, isUnchanged: true, etag, lastModified };
  const text = await readText(response, endpoint);
  if (!response.ok) {
    const statusText = response.statusText || (STATUS_CODES[status] ?? '');
    throw new ApiError(endpoint, { kind: 'http', status, statusText });
  }
  if (/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new ApiError(endpoint, { kind: 'unreadable' }, 'HTML, not JSON');
  }
  return { body: parseBody(text, endpoint), isUnchanged: false, etag, lastModified };
}

function toApiError(error: unknown, endpoint: string, timeoutMs: number): ApiError {
  if (error instanceof ApiError) return error;
  const isTimeOut = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(
    endpoint,
    isTimeOut ? { kind: 'time-out', timeoutMs } : { kind: 'connection' },
  );
}

/** Gets JSON from `base` + `endpoint`: one time-out for the whole answer, two retries; throws ApiError. */
export async function getJson(
  base: string,
  endpoint: string,
  known: Validators = {},
  { timeoutMs = TIMEOUT_MS, backOffMs = BACK_OFF_MS }: ClientOptions = {},
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
  if (known.etag) headers.set('if-none-match', known.etag);
  if (known.lastModified) headers.set('if-modified-since', known.lastModified);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request(base + endpoint, endpoint, headers, timeoutMs);
    } catch (error) {
      const apiError = toApiError(error, endpoint, timeoutMs);
      if (attempt === RETRIES || !isPassing(apiError.failure)) throw apiError;
      await backOff(attempt, backOffMs);
    }
  }
}
