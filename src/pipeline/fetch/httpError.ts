import { HTTPError, MaxRedirectsError, RequestError, TimeoutError } from 'got';
import { REFUSAL } from './publicAgents.ts';

export const MAX_REDIRECTS = 3;
export const PRIVATE = 'an address inside a private network';
const NO_WEB_ADDRESS = ['ERR_UNSUPPORTED_PROTOCOL', 'ERR_INVALID_URL'];

/** Why there is no response; the message contains no address. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly kind: 'time-out' | 'connection' | 'refused' | 'too-large';

  constructor(kind: HttpError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Converts an error of `got`; rethrows any other error. */
export function toHttpError(error: unknown, timeoutMs: number): HttpError {
  if (error instanceof TimeoutError) {
    return new HttpError('time-out', `time-out after ${timeoutMs} ms`);
  }
  if (error instanceof MaxRedirectsError) {
    return new HttpError('refused', `more than ${MAX_REDIRECTS} redirects`);
  }
  if (!(error instanceof RequestError)) throw error;
  if (REFUSAL.test(error.message)) {
    return new HttpError('refused', PRIVATE);
  }
  if (NO_WEB_ADDRESS.includes(error.code)) return new HttpError('refused', 'no web address');
  // The code is one such as `ENOTFOUND` or `CERT_HAS_EXPIRED`.
  return new HttpError('connection', `connection failed (${error.code})`);
}

/** Tells whether the network or the server failed, so that a retry may succeed. */
export function isTransient(error: RequestError): boolean {
  if (error instanceof HTTPError) {
    const { statusCode } = error.response;
    return statusCode === 429 || statusCode >= 500;
  }
  return toHttpError(error, 0).kind !== 'refused';
}
