import type { IncomingHttpHeaders } from 'node:http';
import got, { TimeoutError, type Got, type OptionsInit } from 'got';
import { machineOf } from '#/system/network/loopback.ts';
import { HttpError, isTransient, MAX_REDIRECTS, toHttpError } from './httpError.ts';
import { assertPublic, PUBLIC_AGENTS } from './publicAgents.ts';
import { createPatience, createWaits, type TakeWait } from './waits.ts';

const USER_AGENT = 'Mozilla/5.0 (compatible; SiteBuild/1.0)'; // some hosts require one
const BACK_OFF_MS = 300;

export interface HttpResponse {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface HttpOptions {
  /** Addresses whose hosts may be in a private network, because the owner's settings name them. */
  trusted: readonly string[];
  backOffMs?: number;
  takeWait?: TakeWait;
}

interface Exchange extends Pick<OptionsInit, 'method' | 'headers' | 'followRedirect'> {
  /** The time limit for the whole response, per try. */
  timeoutMs: number;
  maxMegabytes: number;
  /** Gets the target of each redirect, and the headers of its response. */
  onRedirect?: (to: URL, headers: IncomingHttpHeaders) => unknown;
}

interface Retries {
  /** The number of retries after a failure that may be temporary. */
  retries?: number | undefined;
  /** Whether a time-out is retried too. */
  retriesTimeOuts?: boolean | undefined;
}

export type SendRequest = (url: string, request: Exchange & Retries) => Promise<HttpResponse>;

/** Returns the machine and the port. */
const hostOf = ({ protocol, hostname, port }: URL) =>
  `${machineOf(hostname)}:${port || (protocol === 'https:' ? '443' : '80')}`;

/** A delay that doubles, with jitter so that builds do not coincide. */
const backOff = (attempt: number, backOffMs: number): number =>
  backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random());

/** Creates a `got` client; also after a redirect only trusted hosts may be in a private network. */
function createClient(trusted: readonly string[]) {
  const trustedHosts = new Set(trusted.map((address) => hostOf(new URL(address))));
  return got.extend({
    headers: { 'user-agent': USER_AGENT },
    maxRedirects: MAX_REDIRECTS,
    throwHttpErrors: false,
    hooks: {
      beforeRequest: [
        (request) => {
          const url = new URL(request.url ?? '');
          const isTrusted = trustedHosts.has(hostOf(url));
          if (!isTrusted) assertPublic(url);
          request.agent = isTrusted ? {} : PUBLIC_AGENTS;
        },
      ],
    },
  });
}

/** Says when `got` repeats a request; its own rules lack long waits and broken gzip. */
const retryRules = (
  { retries = 0, retriesTimeOuts = false }: Retries,
  { backOffMs = BACK_OFF_MS }: HttpOptions,
  takeWait: TakeWait,
): NonNullable<OptionsInit['retry']> => ({
  enforceRetryRules: false,
  calculateDelay: ({ attemptCount, error, retryAfter }) => {
    if (attemptCount > retries || !isTransient(error)) return 0;
    if (error instanceof TimeoutError && !retriesTimeOuts) return 0;
    return retryAfter ? (takeWait(retryAfter) ?? 0) : backOff(attemptCount, backOffMs);
  },
});

/** Returns a response of any status, but stops at one that is too large; throws HttpError. */
async function exchange(
  client: Got,
  url: string,
  { timeoutMs, maxMegabytes, onRedirect, ...request }: Exchange & Pick<OptionsInit, 'retry'>,
): Promise<HttpResponse> {
  const stop = new AbortController();
  const timeout = { request: timeoutMs };
  const running = client(url, { ...request, signal: stop.signal, timeout, responseType: 'buffer' });
  void running.on('redirect', ({ url: to }, { headers }) => {
    if (to instanceof URL) onRedirect?.(to, headers);
  });
  void running.on('downloadProgress', ({ transferred }) => {
    if (transferred > maxMegabytes * 1e6) stop.abort();
  });
  try {
    const { statusCode, statusMessage = '', headers, body: bytes } = await running;
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return { status: statusCode, statusText: statusMessage, headers, body };
  } catch (error) {
    if (stop.signal.aborted) throw new HttpError('too-large', `over ${maxMegabytes} MB`);
    throw toHttpError(error, timeoutMs);
  }
}

/** Creates a function that requests addresses from content, with retries and limits; throws HttpError. */
export function createHttp(options: HttpOptions): SendRequest {
  const { trusted, takeWait = createWaits() } = options;
  const client = createClient(trusted);
  const patience = createPatience();

  return async (url, { retries, retriesTimeOuts, ...request }) => {
    const host = URL.parse(url)?.host ?? '';
    if (patience.isOver(host)) {
      throw new HttpError(
        'connection',
        'not requested, because its host did not respond to earlier requests',
      );
    }
    const retry = retryRules({ retries, retriesTimeOuts }, options, takeWait);
    try {
      const response = await exchange(client, url, { ...request, retry });
      patience.count(host, false);
      return response;
    } catch (error) {
      patience.count(host, error instanceof HttpError && error.kind === 'time-out');
      throw error;
    }
  };
}
