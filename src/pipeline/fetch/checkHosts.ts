import PQueue from 'p-queue';
import type { Settings } from '#/pipeline/settings.ts';
import { withoutUndefined } from '#/lib/withoutUndefined.ts';
import { playerPageOf } from '#/lib/webAddress.ts';
import type { HttpResponse, SendRequest } from './http.ts';
import { HttpError } from './httpError.ts';

const FORM_ENDPOINT = '/api/contact';
const VIDEOS_AT_ONCE = 8;

/** Statuses of hosts that refuse every `HEAD`: they say nothing about the video. */
const NO_RESPONSE = [405, 501];

/** The origins to which the host of a video redirects, for videos with redirects. */
export type VideoHosts = ReadonlyMap<string, readonly string[]>;

/** Small limits, because no body is needed, and no retries. */
const LIMITS = { timeoutMs: 5000, maxMegabytes: 1 };

/** Tells whether a list header allows a value, or everything by `*`. */
const allows = (header = '', wanted: string) =>
  header
    .toLowerCase()
    .split(',')
    .some((each) => ['*', wanted.toLowerCase()].includes(each.trim()));

/** The CORS headers that let pages of an origin send JSON to an API. */
const headersFor = (origin: string): [string, string][] => [
  ['access-control-allow-origin', origin],
  ['access-control-allow-methods', 'POST'],
  ['access-control-allow-headers', 'content-type'],
];

/** Names what the response to `OPTIONS` lacks for browsers to send forms, if anything. */
function findCorsFault(origin: string, { status, headers }: HttpResponse): string | undefined {
  const lacks = headersFor(origin)
    .filter(([name, wanted]) => !allows(headers[name]?.toString(), wanted))
    .map((header) => header.join(': '));
  if (status < 200 || status > 299) lacks.unshift('a status from 200 to 299');
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

/** Explains why a page cannot play a video, which it first requests with `HEAD`. */
function findVideoFault(
  { status, headers }: Pick<HttpResponse, 'status' | 'headers'>,
  last: URL,
  site: URL,
): string | undefined {
  if (NO_RESPONSE.includes(status)) return undefined;
  if (status > 299) return `HTTP ${status}`;
  if (site.protocol === 'https:' && last.protocol === 'http:') {
    return 'http:, which browsers block on a page of https:';
  }
  const isAllowed =
    last.origin === site.origin || allows(headers['access-control-allow-origin'], site.origin);
  return isAllowed ? undefined : `its host lacks access-control-allow-origin: ${site.origin}`;
}

/**
 * Finds the redirects of videos, for the policies of their pages.
 * @param faults gets each video that cannot be played, and why
 */
export async function findVideoHosts(
  videos: readonly (string | undefined)[],
  siteUrl: string,
  send: SendRequest,
  faults: Map<string, string>,
): Promise<VideoHosts> {
  const site = new URL(siteUrl);
  const follow = async (video: string) => {
    const origins = new Set<string>();
    let last = URL.parse(video) ?? site;
    const onRedirect = (to: URL) => {
      last = to;
      origins.add(to.origin);
    };
    try {
      const request = { ...LIMITS, method: 'HEAD', headers: { origin: site.origin } } as const;
      const fault = findVideoFault(await send(video, { ...request, onRedirect }), last, site);
      if (fault !== undefined) faults.set(video, fault);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      faults.set(video, error.message);
      if (error.kind === 'refused') return []; // a page must not request it
    }
    return origins.size > 0 ? [[video, [...origins]] as const] : [];
  };
  const files = withoutUndefined(videos).filter((video) => playerPageOf(video) === undefined);
  const tasks = Array.from(new Set(files), (video) => () => follow(video));
  return new Map((await new PQueue({ concurrency: VIDEOS_AT_ONCE }).addAll(tasks)).flat());
}
