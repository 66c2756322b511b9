/** Why an endpoint's content could not be had; plain data, kept in the snapshot. */
export type Failure =
  | { kind: 'http'; status: number; statusText: string }
  | { kind: 'time-out'; timeoutMs: number }
  | { kind: 'connection' }
  | { kind: 'unreadable' }
  | { kind: 'wrong-status' };

/** An address that failed, and why. */
export interface EndpointFailure {
  endpoint: string;
  failure: Failure;
}

/** Whether a failure is the server's or the network's, not the answer's: it may pass, and befall all else. */
export const isPassing = (failure: Failure): boolean =>
  failure.kind === 'time-out' ||
  failure.kind === 'connection' ||
  (failure.kind === 'http' && failure.status >= 500);

/** The cause in words, never with an address (contract, section 3). */
export function describeCause(failure: Failure): string {
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'time-out':
      return `time-out after ${failure.timeoutMs} ms`;
    case 'connection':
      return 'connection failed';
    case 'unreadable':
    case 'wrong-status':
      return 'unreadable answer';
  }
}

/** A reply that cannot be used: names the endpoint, why, and what was expected and found where. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly endpoint: string;
  readonly failure: Failure;

  constructor(endpoint: string, failure: Failure, detail?: string) {
    super(`${endpoint}: ${describeCause(failure)}${detail ? ` (${detail})` : ''}`);
    this.endpoint = endpoint;
    this.failure = failure;
  }
}
