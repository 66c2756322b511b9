import { isRecord, meaningOfJson, parseJson, statementsIn } from '#/lib/json.ts';
import { readable, truncateCharacters } from '#/lib/text.ts';
import type { Locale } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';

const MAX_SHOWN = 60;
const MAX_MESSAGE = 200;

/** Why fetching an endpoint's content failed; plain data, stored in the snapshot. */
export type Failure =
  | { kind: 'http'; status: number; statusText: string; /** For the report. */ detail?: string }
  | { kind: 'time-out'; timeoutMs: number }
  | { kind: 'connection'; /** For the report. */ detail?: string }
  | { kind: 'unreadable'; detail: string }
  | { kind: 'wrong-status'; detail: string };

/** Returns the cause for visitors, without an address. */
export function describeCause(failure: Failure, locale: Locale): string {
  const { format, notices } = messagesIn(locale);
  const { causes } = notices;
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'time-out':
      return format(causes.timeOut, { milliseconds: failure.timeoutMs });
    case 'connection':
      return causes.connectionFailed;
    case 'unreadable':
    case 'wrong-status':
      return causes.unreadableAnswer;
  }
}

/** Returns the cause for a report; for a wrong shape it says what was expected and found. */
const reportCause = (failure: Failure): string =>
  ('detail' in failure ? failure.detail : undefined) ?? describeCause(failure, 'en');

/** A response that cannot be used; the message names endpoint, cause, and what was expected and found. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly endpoint: string;
  readonly failure: Failure;

  constructor(endpoint: string, failure: Failure) {
    super(`${readable(endpoint)}: ${reportCause(failure)}`);
    this.endpoint = endpoint;
    this.failure = failure;
  }
}

/** Creates the error for an unreadable response; `detail` says what was expected and found. */
export const unreadable = (endpoint: string, detail: string) =>
  new ApiError(endpoint, { kind: 'unreadable', detail });

/** Names the kind of a value: `a list`, `an object`, `a string`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}

/** Describes a value for an error message: a list or object by its kind, others by their first characters. */
export const describeValue = (value: unknown): string =>
  typeof value === 'object' || value === undefined
    ? kindOf(value)
    : truncateCharacters(JSON.stringify(value), MAX_SHOWN);

const isHtml = (text: string) => /^\s*</.test(text);

/** Quotes the `message` of a response for a report. */
function quoteMessage(body: unknown): string {
  const message = isRecord(body) ? body.message : undefined;
  if (typeof message !== 'string') return '';
  return ` and the message ${JSON.stringify(truncateCharacters(message, MAX_MESSAGE))}`;
}

/** Creates the error for a status that is no success. */
export function refusal(endpoint: string, status: number, statusText: string, text: string) {
  const detail = `HTTP ${status}${quoteMessage(parseJson(text))}`;
  return new ApiError(endpoint, { kind: 'http', status, statusText, detail });
}

/** Parses the text of a response; throws ApiError if it is not JSON or reports a failure. */
export function parseBody(text: string, endpoint: string): unknown {
  if (isHtml(text)) throw unreadable(endpoint, 'expected JSON, found HTML');
  const body = parseJson(text);
  if (body === undefined) {
    throw unreadable(endpoint, `expected JSON, found ${text.trim() ? 'other text' : 'nothing'}`);
  }
  if (meaningOfJson(body, 200, true) !== 'yes') {
    const found = truncateCharacters(JSON.stringify(statementsIn(body)), MAX_SHOWN);
    throw wrongStatus(endpoint, `success, found ${found}`, body);
  }
  return body;
}

const wrongStatus = (endpoint: string, mismatch: string, body: unknown) =>
  new ApiError(endpoint, {
    kind: 'wrong-status',
    detail: `expected ${mismatch}${quoteMessage(body)}`,
  });

/** Throws ApiError if an object has no `status: 'success'`, which food and franchises must have. */
export function throwUnlessSuccess(body: unknown, endpoint: string): void {
  const { status } = statementsIn(body);
  // Anything but an object fails later, because it has no list.
  if (!isRecord(body) || String(status).toLowerCase() === 'success') return;
  throw wrongStatus(endpoint, `status "success", found ${describeValue(status)}`, body);
}
