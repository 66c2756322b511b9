import { connectionFailed, unreadableAnswer } from '#/copy/causes.ts';
import { timeOut } from '#/copy/notices.ts';

type Cause =
  | {
      kind: 'http';
      status: number;
      statusText: string;
      /** Its body was a page for people. */ isHtml?: true;
    }
  | { kind: 'time-out'; timeoutMs: number }
  | { kind: 'connection' }
  | { kind: 'unreadable'; detail: string; /** Its end did not come. */ isCutOff?: true }
  | { kind: 'wrong-status'; detail: string };

/** Why an endpoint's content could not be had; plain data, kept in the snapshot. */
export type Failure = Cause & {
  /** It was not asked for, as so many others in a row had failed, the last of them for this cause. */
  unaskedAfter?: number;
};

/** An address that failed, and why. */
export interface EndpointFailure {
  endpoint: string;
  failure: Failure;
}

/** Whether a failure is the server's or the network's, not the answer's: it may pass, and befall all else. */
export const isTransient = (failure: Failure): boolean =>
  failure.kind === 'time-out' ||
  failure.kind === 'connection' ||
  (failure.kind === 'unreadable' && failure.isCutOff === true) ||
  (failure.kind === 'http' && failure.status >= 500);

/** The cause in the words that visitors may see, never with an address (contract, section 3). */
export function describeCause(failure: Failure): string {
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'time-out':
      return timeOut(failure.timeoutMs);
    case 'connection':
      return connectionFailed;
    case 'unreadable':
    case 'wrong-status':
      return unreadableAnswer;
  }
}

/** The cause in the words of a report: of an answer of the wrong shape, what was expected and found. */
export function reportCause(failure: Failure): string {
  const cause = 'detail' in failure ? failure.detail : describeCause(failure);
  const { unaskedAfter: count } = failure;
  return count === undefined
    ? cause
    : `not asked for, as ${count} in a row failed, the last with ${cause}`;
}

/** A reply that cannot be used: names the endpoint, why, and what was expected and found where. */
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

/** The error of an answer that cannot be read; `detail` says what was expected and found. */
export const unreadable = (endpoint: string, detail: string) =>
  new ApiError(endpoint, { kind: 'unreadable', detail });
