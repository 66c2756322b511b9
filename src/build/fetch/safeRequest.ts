import * as http from 'node:http';
import * as https from 'node:https';
import { pipeline, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isLoopbackHost } from '#/build/network/loopback.ts';
import { assertPublicHost, lookupPublic, PrivateAddressError } from './publicAddress.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Connections are reused. Unknown hosts and trusted hosts never share one. */
const agents = {
  trusted: {
    http: new http.Agent({ keepAlive: true }),
    https: new https.Agent({ keepAlive: true }),
  },
  public: {
    http: new http.Agent({ keepAlive: true, lookup: lookupPublic }),
    https: new https.Agent({ keepAlive: true, lookup: lookupPublic }),
  },
};

/** Some hosts compress even if the request did not ask for it. */
const DECODERS: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Thrown for an address that must not be requested; the message does not contain it. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/** Whether the address itself was refused, so that a retry is useless; any other error is the network's. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AddressError || error instanceof PrivateAddressError;

export interface SafeRequest {
  method?: 'GET' | 'HEAD';
  headers: Headers;
  signal: AbortSignal;
  /** Hosts that may be inside a private network, because the owner named them (see `trustedHostsOf`). */
  trustedHosts: ReadonlySet<string>;
  /** The URL that redirected here, and how many redirects were followed before. */
  base?: string;
  hops?: number;
}

/** The part of an answer that we use; both `fetch` and `safeRequest` give it. */
export interface WebAnswer {
  status: number;
  statusText: string;
  ok: boolean;
  headers: Headers;
  body: AsyncIterable<Uint8Array> | null;
}

/** An answer whose body has not been read yet: the caller must read or destroy it. */
export interface SafeAnswer extends WebAnswer {
  body: Duplex | http.IncomingMessage;
}

/** The host with its port; all names of this machine count as one host. */
function hostOf({ protocol, hostname, port }: URL): string {
  const name = isLoopbackHost(hostname) ? 'loopback' : hostname;
  return `${name}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** The hosts of addresses in the owner's settings, which may be in a private network. */
export const trustedHostsOf = (...addresses: string[]): ReadonlySet<string> =>
  new Set(addresses.map((address) => hostOf(new URL(address))));

function parseAddress(address: string, base?: URL | string): URL {
  const url = URL.parse(address, base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new AddressError(base ? 'redirect to no web address' : 'no web address');
  }
  if (url.username || url.password) throw new AddressError('an address with a password in it');
  return url;
}

/** The target of a redirect, exactly as the header gives it. */
export const redirectOf = ({ status, headers }: Pick<WebAnswer, 'status' | 'headers'>) =>
  REDIRECTS.includes(status) ? (headers.get('location') ?? undefined) : undefined;

function toAnswer(message: http.IncomingMessage): SafeAnswer {
  const { statusCode: status = 0, statusMessage: statusText = '' } = message;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const decoder = DECODERS[message.headers['content-encoding'] ?? '']?.();
  // Whoever reads the decoded body gets the error, so it is ignored here.
  const body = decoder ? pipeline(message, decoder, () => undefined) : message;
  return { status, statusText, ok: status >= 200 && status < 300, headers, body };
}

/**
 * Sends one request without following redirects. For an untrusted host the socket connects only to a
 * checked address.
 */
function ask(url: URL, options: SafeRequest): Promise<SafeAnswer> {
  const { method = 'GET', headers, signal, trustedHosts } = options;
  const isTrusted = trustedHosts.has(hostOf(url));
  if (!isTrusted) assertPublicHost(url);
  const { request } = url.protocol === 'https:' ? https : http;
  const ours = isTrusted ? agents.trusted : agents.public;
  return new Promise((resolve, reject) => {
    request(url, {
      method,
      agent: url.protocol === 'https:' ? ours.https : ours.http,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'identity' },
      signal,
    })
      .on('response', (message) => resolve(toAnswer(message)))
      .on('error', reject)
      .end();
  });
}

/**
 * Requests an address that comes from content: `http:` and `https:` only, at most three redirects, and at
 * each hop no host in a private network unless it is trusted. Throws AddressError or PrivateAddressError.
 */
export async function safeRequest(address: string, options: SafeRequest): Promise<SafeAnswer> {
  let url = parseAddress(address, options.base);
  for (let hops = options.hops ?? 0; ; hops += 1) {
    const answer = await ask(url, options);
    const location = redirectOf(answer);
    if (location === undefined) return answer;
    answer.body.destroy();
    if (hops === MAX_REDIRECTS) throw new AddressError(`more than ${MAX_REDIRECTS} redirects`);
    url = parseAddress(location, url);
  }
}
