import { Agent as HttpAgent, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got, { TimeoutError, type Got, type OptionsInit } from 'got';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { machineOf } from '#/system/network/loopback.ts';
import { HttpError, isTransient, MAX_REDIRECTS, toHttpError } from './httpError.ts';

const USER_AGENT = 'Mozilla/5.0 (compatible; SiteBuild/1.0)'; // some hosts refuse requests without one
const MAX_WAIT_MS = 60_000;
const MAX_WAITS_MS = 300_000;
/**
 * A host that let so many requests in a row wait for nothing is not asked any more: waits add up. The API has
 * eight lists, and each is asked for three times.
 */
const MAX_SILENCES = 24;

/** Refuse private, loopback and link-local addresses, after each look-up of a name. */
const FILTER = { denyIPAddressList: ['168.63.129.16'] }; // Azure's metadata
const PUBLIC_AGENTS = {
  http: new RequestFilteringHttpAgent(FILTER),
  https: new RequestFilteringHttpsAgent(FILTER),
};
/** These too use each connection once: how a host ends one answer never reaches the next request. */
const OWN_AGENTS = { http: new HttpAgent(), https: new HttpsAgent() };

export interface HttpAnswer {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Makes a function that gives a wait for `Retry-After`, of at most a minute, while a build has time for it. */
export function createWaits(maxMs = MAX_WAITS_MS) {
  let end: number | undefined;
  return {
    take: (asked: number): number | undefined => {
      const wait = Math.min(Math.max(asked, 1), MAX_WAIT_MS);
      end ??= performance.now() + maxMs;
      return performance.now() + wait <= end ? wait : undefined;
    },
  };
}

export type Waits = ReturnType<typeof createWaits>;

export interface HttpOptions {
  /** For the whole answer, each time it is asked for. */
  timeoutMs: number;
  retries: number;
  /** Whether it is asked again also after a time-out. */
  retriesTimeOuts?: boolean;
  backOffMs: number;
  maxMegabytes: number;
  /** Addresses whose hosts may be in a private network, because the owner named them. */
  trusted: readonly string[];
  waits?: Waits;
}

interface HttpRequest extends Pick<OptionsInit, 'method' | 'headers' | 'followRedirect'> {
  onRedirect?: (to: URL) => unknown;
  /** Whether an answer that is too large is given without its body. */
  isStartEnough?: boolean;
}

export type AskHttp = (url: string, request?: HttpRequest) => Promise<HttpAnswer>;

/** The machine and the port. */
const hostOf = ({ protocol, hostname, port }: URL) =>
  `${machineOf(hostname)}:${port || (protocol === 'https:' ? '443' : '80')}`;

/** A delay that doubles, with jitter so that builds do not coincide. */
const backOff = (attempt: number, backOffMs: number): number =>
  backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random());

/** `got` with our retries and agents; only trusted hosts may be in a private network, at each redirect. */
function createClient({
  timeoutMs,
  retries,
  retriesTimeOuts = false,
  backOffMs,
  trusted,
  waits = createWaits(),
}: HttpOptions): Got {
  const trustedHosts = new Set(trusted.map((address) => hostOf(new URL(address))));
  return got.extend({
    headers: { 'user-agent': USER_AGENT },
    timeout: { request: timeoutMs },
    maxRedirects: MAX_REDIRECTS,
    throwHttpErrors: false,
    retry: {
      enforceRetryRules: false, // its own rules know neither 429 with a long wait nor broken gzip
      calculateDelay: ({ attemptCount, error, retryAfter }) => {
        if (attemptCount > retries || !isTransient(error)) return 0;
        if (error instanceof TimeoutError && !retriesTimeOuts) return 0;
        return retryAfter === undefined
          ? backOff(attemptCount, backOffMs)
          : (waits.take(retryAfter) ?? 0);
      },
    },
    hooks: {
      beforeRequest: [
        (request) => {
          const isTrusted = request.url instanceof URL && trustedHosts.has(hostOf(request.url));
          request.agent = isTrusted ? OWN_AGENTS : PUBLIC_AGENTS;
        },
      ],
    },
  });
}

/** Returns a function that gives every answer, whatever its status, but stops at one that is too large. */
function createBoundedRequest(options: HttpOptions): AskHttp {
  const { timeoutMs, maxMegabytes } = options;
  const client = createClient(options);
  return async (url, { onRedirect, isStartEnough = false, ...request } = {}) => {
    let start: Omit<HttpAnswer, 'body'> | undefined;
    const stop = new AbortController();
    const asking = client(url, { ...request, responseType: 'buffer', signal: stop.signal });
    void asking.on('redirect', ({ url: to }) => {
      if (to instanceof URL) onRedirect?.(to);
    });
    // The promise has a response of its own only when all of it is there.
    void asking.on('request', (sent) =>
      sent.once('response', ({ statusCode = 0, statusMessage = '', headers }) => {
        start = { status: statusCode, statusText: statusMessage, headers };
      }),
    );
    void asking.on('downloadProgress', ({ transferred }) => {
      if (transferred > maxMegabytes * 1e6) stop.abort();
    });
    try {
      const { statusCode, statusMessage = '', headers, body: bytes } = await asking;
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      return { status: statusCode, statusText: statusMessage, headers, body };
    } catch (error) {
      if (stop.signal.aborted && isStartEnough && start) return { ...start, body: Buffer.of() };
      if (stop.signal.aborted) throw new HttpError('too-large', `over ${maxMegabytes} MB`);
      throw toHttpError(error, timeoutMs);
    }
  };
}

/** Returns a function that requests addresses from content, with retries and limits; throws HttpError. */
export function createHttp(options: HttpOptions): AskHttp {
  /** By host, how many requests in a row it left without an answer. */
  const silences = new Map<string, number>();
  const ask = createBoundedRequest(options);

  return async (url, request) => {
    const host = URL.parse(url)?.host ?? '';
    const silent = silences.get(host) ?? 0;
    if (silent >= MAX_SILENCES) {
      throw new HttpError('connection', 'not asked, as its host did not answer for others');
    }
    try {
      const answer = await ask(url, request);
      silences.set(host, 0);
      return answer;
    } catch (error) {
      const isSilent = error instanceof HttpError && error.kind === 'time-out';
      silences.set(host, isSilent ? (silences.get(host) ?? 0) + 1 : 0);
      throw error;
    }
  };
}
