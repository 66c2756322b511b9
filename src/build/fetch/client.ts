import { STATUS_CODES } from 'node:http';
import { messageOf } from '#/build/report/messageOf.ts';
import { parseJson } from '#/lib/parseJson.ts';
import type { Validators } from '#/api/pictures.ts';
import { breaksOff } from './breaksOff.ts';
import { conditionalHeaders, readBody, validatorsOf } from './conditionalGet.ts';
import { ApiError, isTransient, unreadable } from '#/api/failure.ts';
import {
  isRefusal,
  redirectOf,
  safeRequest,
  trustedHostsOf,
  type WebAnswer,
} from './safeRequest.ts';

const TIMEOUT_MS = 5000;
const RETRIES = 2;
const BACK_OFF_MS = 300;
const MAX_ANSWER_BYTES = 50_000_000;

export interface Answer extends Validators {
  /** The parsed body, and its raw text. Both are empty after a 304: the copy at hand is still good. */
  body: unknown;
  text: string;
  isUnchanged: boolean;
}

export interface ClientOptions {
  timeoutMs?: number;
  backOffMs?: number;
  retries?: number;
}

/** The delay doubles with each attempt and has jitter, so that the retries of many builds do not coincide. */
const backOff = (attempt: number, baseMs: number) => {
  const delayMs = baseMs * 2 ** attempt * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, delayMs));
};

async function readText(response: WebAnswer, endpoint: string): Promise<string> {
  const body = await readBody(response, MAX_ANSWER_BYTES);
  if (!body) throw unreadable(endpoint, 'expected at most 50 MB, found more');
  return new TextDecoder().decode(body);
}

const isHtml = (text: string) => /^\s*</.test(text);

/** Parses the text of an answer; throws ApiError if it is not JSON. */
export function parseBody(text: string, endpoint: string): unknown {
  if (isHtml(text)) throw unreadable(endpoint, 'expected JSON, found HTML');
  const body = parseJson(text);
  if (body !== undefined) return body;
  if (breaksOff(text)) {
    // A compressed answer that broke off looks complete: `fetch` does not report the missing end of
    // gzip data.
    const detail = 'expected JSON, found only its beginning';
    throw new ApiError(endpoint, { kind: 'unreadable', detail, isCutOff: true });
  }
  throw unreadable(endpoint, `expected JSON, found ${text.trim() ? 'other text' : 'nothing'}`);
}

/** Sends a request to the API, and follows a redirect to another host only if that host is public. */
async function send(url: string, endpoint: string, headers: Headers, signal: AbortSignal) {
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  const location = redirectOf(response);
  if (location === undefined) return response;
  await response.body?.cancel();
  try {
    const trustedHosts = trustedHostsOf(url);
    return await safeRequest(location, { base: url, headers, signal, trustedHosts, hops: 1 });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw unreadable(endpoint, messageOf(error));
  }
}

async function request(url: string, endpoint: string, headers: Headers, timeoutMs: number) {
  const response = await send(url, endpoint, headers, AbortSignal.timeout(timeoutMs));
  const { status } = response;
  const validators = validatorsOf(response);
  if (status === 304) return { body: undefined, text: '', isUnchanged: true, ...validators };
  const text = await readText(response, endpoint);
  if (!response.ok) {
    const statusText = response.statusText || (STATUS_CODES[status] ?? '');
    const failure = { kind: 'http', status, statusText } as const;
    throw new ApiError(endpoint, isHtml(text) ? { ...failure, isHtml: true } : failure);
  }
  if (/html/i.test(response.headers.get('content-type') ?? '')) {
    throw unreadable(endpoint, 'expected JSON, found HTML');
  }
  return { body: parseBody(text, endpoint), text, isUnchanged: false, ...validators };
}

function toApiError(error: unknown, endpoint: string, timeoutMs: number): ApiError {
  if (error instanceof ApiError) return error;
  const isTimeOut = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(
    endpoint,
    isTimeOut ? { kind: 'time-out', timeoutMs } : { kind: 'connection' },
  );
}

/** Gets JSON from `base` + `endpoint`: one time-out for the whole answer, by default two retries; throws ApiError. */
export async function getJson(
  base: string,
  endpoint: string,
  known: Validators = {},
  { timeoutMs = TIMEOUT_MS, backOffMs = BACK_OFF_MS, retries = RETRIES }: ClientOptions = {},
): Promise<Answer> {
  const headers = conditionalHeaders('application/json', known);
  headers.set('content-type', 'application/json');
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request(base + endpoint, endpoint, headers, timeoutMs);
    } catch (error) {
      const apiError = toApiError(error, endpoint, timeoutMs);
      if (attempt === retries || !isTransient(apiError.failure)) throw apiError;
      await backOff(attempt, backOffMs);
    }
  }
}
