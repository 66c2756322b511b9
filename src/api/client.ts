import { STATUS_CODES } from 'node:http';
import { parseJson } from '~/lib/parseJson';
import { conditionalHeaders, readBody, validatorsOf, type Validators } from './conditionalGet';
import { ApiError, isPassing } from './failure';

const TIMEOUT_MS = 5000;
const RETRIES = 2;
const BACK_OFF_MS = 300;
const MAX_ANSWER_BYTES = 50_000_000;

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
  const body = await readBody(response, MAX_ANSWER_BYTES);
  if (!body) throw new ApiError(endpoint, { kind: 'unreadable' }, 'larger than 50 MB');
  return new TextDecoder().decode(body);
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
  const validators = validatorsOf(response);
  if (status === 304) return { body: undefined, isUnchanged: true, ...validators };
  const text = await readText(response, endpoint);
  if (!response.ok) {
    const statusText = response.statusText || (STATUS_CODES[status] ?? '');
    throw new ApiError(endpoint, { kind: 'http', status, statusText });
  }
  if (/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new ApiError(endpoint, { kind: 'unreadable' }, 'HTML, not JSON');
  }
  return { body: parseBody(text, endpoint), isUnchanged: false, ...validators };
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
  const headers = conditionalHeaders('application/json', known);
  headers.set('content-type', 'application/json');
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
