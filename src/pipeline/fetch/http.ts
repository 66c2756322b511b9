import { Agent as HttpAgent, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got, { type Got, type OptionsInit } from 'got';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { machineOf } from '#/system/network/loopback.ts';
import { HttpError, isTransient, MAX_REDIRECTS, toHttpError } from './httpError.ts';

const USER_AGENT = 'Mozilla/5.0 (compatible; SiteBuild/1.0)'; // some hosts refuse requests without one
const MAX_WAIT_MS = 60_000;
/** A host that let so many requests in a row wait for nothing is not asked any more: waits add up. */
const MAX_SILENCES = 16;

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

export interface HttpOptions {
  /** For the whole answer, each time it is asked for. */
  timeoutMs: number;
  retries: number;
  backOffMs: number;
  maxMegabytes: number;
  /** For all answers together. */
  maxTotalMegabytes: number;
  /** Addresses whose hosts may be in a private network, because the owner named them. */
  trusted: readonly string[];
}

interface HttpRequest extends Pick<OptionsInit, 'method' | 'headers' | 'followRedirect'> {
  onRedirect?: (to: URL) => unknown;
}

export type AskHttp = (url: string, request?: HttpRequest) => Promise<HttpAnswer>;

/** The machine and the port. */
const hostOf = ({ protocol, hostname, port }: URL) =>
  `${machineOf(hostname)}:${port || (protocol === 'https:' ? '443' : '80')}`;

/** Milliseconds to wait as the answer asks, at most a minute; else the delay doubles, with jitter so that builds do not coincide. */
export function delayOf(
  attempt: number,
  retryAfterMs: number | undefined,
  backOffMs: number,
): number {
  return retryAfterMs === undefined
    ? backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random())
    : Math.min(Math.max(retryAfterMs, 1), MAX_WAIT_MS);
}

/** Whether an answer asks to wait, which was done for nothing. */
const isPutOff = ({ status, headers }: HttpAnswer) =>
  [429, 503].includes(status) && headers['retry-after'] !== undefined;

/** `got` with our retries and agents; only trusted hosts may be in a private network, at each redirect. */
function createClient({ timeoutMs, retries, backOffMs, trusted }: HttpOptions): Got {
  const trustedHosts = new Set(trusted.map((address) => hostOf(new URL(address))));
  return got.extend({
    headers: { 'user-agent': USER_AGENT },
    timeout: { request: timeoutMs },
    maxRedirects: MAX_REDIRECTS,
    throwHttpErrors: false,
    retry: {
      enforceRetryRules: false, // its own rules know neither 429 with a long wait nor broken gzip
      calculateDelay: ({ attemptCount, error, retryAfter }) =>
        attemptCount <= retries && isTransient(error)
          ? delayOf(attemptCount, retryAfter, backOffMs)
          : 0,
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
function createBoundedRequest(options: HttpOptions, count: (bytes: number) => void): AskHttp {
  const { timeoutMs, maxMegabytes } = options;
  const client = createClient(options);
  return async (url, { onRedirect, ...request } = {}) => {
    const stop = new AbortController();
    const asking = client(url, { ...request, responseType: 'buffer', signal: stop.signal });
    void asking.on('redirect', ({ url: to }) => {
      if (to instanceof URL) onRedirect?.(to);
    });
    let counted = 0;
    void asking.on('downloadProgress', ({ transferred }) => {
      count(Math.max(transferred - counted, 0)); // a retry begins again
      counted = transferred;
      if (transferred > maxMegabytes * 1e6) stop.abort();
    });
    try {
      const { statusCode, statusMessage = '', headers, body: bytes } = await asking;
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      return { status: statusCode, statusText: statusMessage, headers, body };
    } catch (error) {
      if (stop.signal.aborted) throw new HttpError('too-large', `over ${maxMegabytes} MB`);
      throw toHttpError(error, timeoutMs);
    }
  };
}

/** Returns a function that requests addresses from content, with retries and limits; throws HttpError. */
export function createHttp(options: HttpOptions): AskHttp {
  const { maxTotalMegabytes } = options;
  /** By host, how many requests in a row it left without an answer. */
  const silences = new Map<string, number>();
  let totalBytes = 0;
  const ask = createBoundedRequest(options, (bytes) => (totalBytes += bytes));

  return async (url, request) => {
    if (totalBytes > maxTotalMegabytes * 1e6) {
      throw new HttpError('too-large', `over ${maxTotalMegabytes} MB of answers in all`);
    }
    const host = URL.parse(url)?.host ?? '';
    if ((silences.get(host) ?? 0) >= MAX_SILENCES) {
      throw new HttpError('connection', 'not asked, as its host did not answer for others');
    }
    const count = (isSilent: boolean) =>
      silences.set(host, isSilent ? (silences.get(host) ?? 0) + 1 : 0);
    try {
      const answer = await ask(url, request);
      count(isPutOff(answer));
      return answer;
    } catch (error) {
      count(error instanceof HttpError && error.kind === 'time-out');
      throw error;
    }
  };
}
