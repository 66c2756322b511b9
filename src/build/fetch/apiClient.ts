import PQueue from 'p-queue';
import { ApiError, unreadable } from '#/api/failure.ts';
import type { Warn } from '#/api/notes.ts';
import { throwIfFailed } from '#/api/resource.ts';
import { parseJson } from '#/lib/parseJson.ts';
import { createHttp, type HttpAnswer } from './http.ts';
import { HttpError } from './httpError.ts';

const REQUESTS_AT_ONCE = 4;
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** What tests change; see `HttpOptions`. */
export interface ClientOptions {
  timeoutMs?: number;
  backOffMs?: number;
}

/** Gets the text of an answer from `API_BASE_URL` + `endpoint`, and the same parsed; throws ApiError. */
export type GetJson = (endpoint: string) => Promise<{ text: string; body: unknown }>;

const isHtml = (text: string) => /^\s*</.test(text);

/** Decodes a body in the character set that its type declares, by default UTF-8. */
function decode({ headers, body }: HttpAnswer): string {
  const [, label] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? [];
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body); // the declared set has no such name
  }
}

/** Parses the text of an answer; throws ApiError if it is not JSON or reports a failure. */
export function parseBody(text: string, endpoint: string): unknown {
  if (isHtml(text)) throw unreadable(endpoint, 'expected JSON, found HTML');
  const body = parseJson(text);
  if (body === undefined) {
    throw unreadable(endpoint, `expected JSON, found ${text.trim() ? 'other text' : 'nothing'}`);
  }
  throwIfFailed(body, endpoint);
  return body;
}

function toApiError(
  { kind, message }: HttpError,
  endpoint: string,
  { apiBaseUrl, timeoutMs }: { apiBaseUrl: string; timeoutMs: number },
): ApiError {
  if (kind === 'time-out') return new ApiError(endpoint, { kind, timeoutMs });
  if (kind === 'connection') {
    const detail = `${message} at ${new URL(apiBaseUrl).origin}`; // only the report shows it
    return new ApiError(endpoint, { kind, detail });
  }
  return unreadable(endpoint, `expected an answer, found ${message}`);
}

/** Returns the function by which a build asks its API, for at most four answers at once. */
export function createApiClient(
  apiBaseUrl: string,
  warn: Warn,
  { timeoutMs = 5000, backOffMs = 300 }: ClientOptions = {},
): GetJson {
  const queue = new PQueue({ concurrency: REQUESTS_AT_ONCE });
  const ask = createHttp({
    timeoutMs,
    backOffMs,
    retries: 2,
    maxMegabytes: 50,
    maxTotalMegabytes: 500,
    trusted: [apiBaseUrl],
  });

  const get: GetJson = async (endpoint) => {
    const answer = await ask(apiBaseUrl + endpoint, { headers: JSON_HEADERS });
    const { status, statusText, headers } = answer;
    const text = decode(answer);
    if (status < 200 || status > 299) {
      const failure = { kind: 'http', status, statusText } as const;
      throw new ApiError(endpoint, isHtml(text) ? { ...failure, isHtml: true } : failure);
    }
    const body = parseBody(text, endpoint);
    const type = headers['content-type'] ?? '';
    if (/html/i.test(type)) warn(`${endpoint}: JSON, but its content-type is ${type}`);
    return { text, body };
  };

  return (endpoint) =>
    queue.add(() =>
      get(endpoint).catch((error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        throw toApiError(error, endpoint, { apiBaseUrl, timeoutMs });
      }),
    );
}
