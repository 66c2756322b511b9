import type { Locale } from '#/words/languages.ts';
import { words } from '#/words/words.ts';

type Cause =
  | {
      kind: 'http';
      status: number;
      statusText: string;
      /** The body was an HTML page. */ isHtml?: true;
    }
  | { kind: 'time-out'; timeoutMs: number }
  | { kind: 'connection' }
  | { kind: 'unreadable'; detail: string; /** Its end did not come. */ isCutOff?: true }
  | { kind: 'wrong-status'; detail: string };

/** Why an endpoint's content could not be fetched; plain data, stored in the snapshot. */
export type Failure = Cause & {
  /** Set if it was not requested, because so many requests before it had failed, the last with this cause. */
  unaskedAfter?: number;
};

/** An address that failed, and why. */
export interface EndpointFailure {
  endpoint: string;
  failure: Failure;
}

/**
 * Whether the server or the network failed, and not the answer itself: it may pass, and may affect all
 * requests.
 */
export const isTransient = (failure: Failure): boolean =>
  failure.kind === 'time-out' ||
  failure.kind === 'connection' ||
  (failure.kind === 'unreadable' && failure.isCutOff === true) ||
  (failure.kind === 'http' && failure.status >= 500);

/** The cause in words for visitors, never with an address (contract, section 3). */
export function describeCause(failure: Failure, locale: Locale): string {
  const { fill, notices } = words(locale);
  const { causes } = notices;
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'time-out':
      return fill(causes.timeOut, { milliseconds: failure.timeoutMs });
    case 'connection':
      return causes.connectionFailed;
    case 'unreadable':
    case 'wrong-status':
      return causes.unreadableAnswer;
  }
}

/** The cause in words for a report; for an answer of the wrong shape, what was expected and found. */
export function reportCause(failure: Failure): string {
  const cause = 'detail' in failure ? failure.detail : describeCause(failure, 'en');
  const { unaskedAfter: count } = failure;
  return count === undefined
    ? cause
    : `not asked for, as ${count} in a row failed, the last with ${cause}`;
}

/** An answer that cannot be used: names the endpoint, the cause, and what was expected and found. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly endpoint: string;
  readonly failure: Failure;

  constructor(endpoint: string, failure: Failure) {
    super(`${endpoint}: ${reportCause(failure)}`);
    this.endpoint = endpoint;
    this.failure = failure;
  }
}

/** The error for an answer that cannot be read; `detail` says what was expected and found. */
export const unreadable = (endpoint: string, detail: string) =>
  new ApiError(endpoint, { kind: 'unreadable', detail });
