import type { IncomingHttpHeaders } from 'node:http';
import PQueue from 'p-queue';
import type { VideoKinds } from '#/api/snapshot.ts';
import type { Settings } from '#/pipeline/settings.ts';
import { isLoopbackHost } from '#/system/network/loopback.ts';
import { playerPageOf, withoutUndefined } from '#/lib/text.ts';
import type { HttpResponse, SendRequest } from './http.ts';
import { HttpError } from './httpError.ts';
import { withHint } from './laravelHint.ts';

const FORM_ENDPOINT = '/api/contact';
const VIDEOS_AT_ONCE = 8;

/** Statuses of hosts that refuse every `HEAD`: they say nothing about the video. */
const NO_RESPONSE = [405, 501];

/** The origins to which the host of a video redirects, for videos with redirects. */
export type VideoHosts = ReadonlyMap<string, readonly string[]>;

/** Small limits, because no body is needed, and no retries. */
const LIMITS = { timeoutMs: 5000, maxMegabytes: 1 };

/**
 * Names the header without which a browser keeps a response from pages of an origin. Browsers compare its
 * whole value by case, so that even the same value sent twice is refused.
 */
function findOriginFault(origin: string, headers: IncomingHttpHeaders): string | undefined {
  const found = headers['access-control-allow-origin'];
  if (found === '*' || found === origin) return undefined;
  const lack = `access-control-allow-origin: ${origin === 'null' ? '*' : origin}`;
  return found === undefined ? lack : `${lack} (exactly this, once; found ${found})`;
}

/** Tells whether the response to a preflight request allows the header `content-type`. */
const allowsJson = (headers: IncomingHttpHeaders) =>
  (headers['access-control-allow-headers']?.toString() ?? '')
    .toLowerCase()
    .split(',')
    .some((name) => ['*', 'content-type'].includes(name.trim()));

/** Names what the response to `OPTIONS` lacks for browsers to send forms, if anything. */
function findCorsFault(origin: string, { status, headers }: HttpResponse): string | undefined {
  const lacks = withoutUndefined([
    status < 200 || status > 299 ? 'a status from 200 to 299' : undefined,
    findOriginFault(origin, headers),
    allowsJson(headers) ? undefined : 'access-control-allow-headers: content-type',
  ]);
  return lacks.length === 0
    ? undefined
    : `forms cannot reach the API from ${origin}: its answer to OPTIONS ${FORM_ENDPOINT} (HTTP ${status}) lacks ${lacks.join(', ')}`;
}

/**
 * Sends a preflight request as a browser does before a form; returns one sentence about what is missing.
 * Returns `undefined` without a response, because other steps report an API that is down.
 */
export async function checkCors(
  { apiBaseUrl, siteUrl }: Pick<Settings, 'apiBaseUrl' | 'siteUrl'>,
  send: SendRequest,
): Promise<string | undefined> {
  const { origin } = new URL(siteUrl);
  if (new URL(apiBaseUrl).origin === origin) return undefined;
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  try {
    const request = { ...LIMITS, method: 'OPTIONS', headers, followRedirect: false } as const;
    return findCorsFault(origin, await send(apiBaseUrl + FORM_ENDPOINT, request));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** What a `HEAD` request for a video found. */
interface VideoCheck {
  /** The origins of its redirects. */
  origins: Set<string>;
  fault?: string | undefined;
  kind?: VideoKinds[string] | undefined;
}

/** Requests a video as a page does, and explains why a page could not play it. */
async function checkVideo(video: string, site: URL, send: SendRequest): Promise<VideoCheck> {
  const origins = new Set<string>();
  let last = URL.parse(video) ?? site;
  let origin = site.origin;
  let fault: string | undefined;
  const checkOrigin = (headers: IncomingHttpHeaders) => {
    if (last.origin !== site.origin) fault ??= findOriginFault(origin, headers);
  };
  const onRedirect = (to: URL, headers: IncomingHttpHeaders) => {
    checkOrigin(headers);
    // Browsers hide the page's origin from a host to which another one redirects.
    if (last.origin !== site.origin && to.origin !== last.origin) origin = 'null';
    last = to;
    origins.add(to.origin);
  };
  const request = { ...LIMITS, method: 'HEAD', headers: { origin }, onRedirect } as const;
  const { status, headers } = await send(video, request);
  if (NO_RESPONSE.includes(status)) return { origins };
  if (status > 299) return { origins, fault: `HTTP ${status}` };
  if (/^text\/html/i.test(headers['content-type'] ?? '')) return { origins, kind: 'page' };
  if (site.protocol === 'https:' && last.protocol === 'http:' && !isLoopbackHost(last.hostname)) {
    return { origins, fault: 'http:, which browsers block on a page of https:' };
  }
  checkOrigin(headers);
  return { origins, fault: fault && `its host lacks ${fault}` };
}

/**
 * Finds the redirects of videos, for the policies of their pages, and which of them no page can play.
 * @param faults gets each video that cannot be played, and why
 */
export async function checkVideos(
  videos: readonly (string | undefined)[],
  siteUrl: string,
  send: SendRequest,
  faults: Map<string, string>,
): Promise<{ hosts: VideoHosts; kinds: VideoKinds }> {
  const site = new URL(siteUrl);
  const hosts = new Map<string, string[]>();
  const kinds: VideoKinds = {};
  const check = async (video: string): Promise<VideoCheck> => {
    if (playerPageOf(video) !== undefined) return { origins: new Set(), kind: 'page' };
    try {
      return await checkVideo(video, site, send);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { kind, message: fault } = error;
      if (kind !== 'refused') return { origins: new Set(), fault };
      return { origins: new Set(), kind, fault: `${fault}; it is left out` };
    }
  };
  const record = async (video: string) => {
    const { origins, fault, kind } = await check(video);
    if (fault !== undefined) faults.set(video, withHint(fault, video));
    if (kind) kinds[video] = kind;
    if (origins.size > 0) hosts.set(video, [...origins]);
  };
  const tasks = Array.from(new Set(withoutUndefined(videos)), (video) => () => record(video));
  await new PQueue({ concurrency: VIDEOS_AT_ONCE }).addAll(tasks);
  return { hosts, kinds };
}
