import PQueue from 'p-queue';
import type { Settings } from '#/pipeline/settings.ts';
import { given } from '#/lib/given.ts';
import { playerPageOf } from '#/lib/webAddress.ts';
import { createHttp, type HttpAnswer } from './http.ts';
import { HttpError } from './httpError.ts';

const FORM_ENDPOINT = '/api/contact';
const VIDEOS_AT_ONCE = 8;

/** The origins to which the host of a video redirects, for videos that have any. */
export type VideoHosts = ReadonlyMap<string, readonly string[]>;

const askOnce = (...trusted: string[]) =>
  createHttp({
    timeoutMs: 5000,
    retries: 0,
    backOffMs: 0,
    maxMegabytes: 1,
    maxTotalMegabytes: 1000,
    trusted,
  });

/** Says why browsers would refuse to send forms from the site's origin to the API; else `undefined`. */
function findCorsFault(origin: string, { status, headers }: HttpAnswer): string | undefined {
  const allowed = headers['access-control-allow-origin'];
  const isAllowed = allowed === '*' || allowed === origin;
  if (isAllowed && status >= 200 && status < 300) return undefined;
  const found = allowed === undefined ? 'none' : JSON.stringify(allowed);
  const needs = isAllowed
    ? 'a status from 200 to 299'
    : `access-control-allow-origin for it, found ${found}`;
  return `forms cannot reach the API from ${origin}: its answer to OPTIONS ${FORM_ENDPOINT} (HTTP ${status}) needs ${needs}`;
}

/**
 * Asks as a browser does before it sends a form to another origin; gives one sentence about what forbids
 * it. No answer gives `undefined`, because other steps report an API that is down.
 */
export async function checkCors(
  settings: Pick<Settings, 'apiBaseUrl' | 'siteUrl'>,
): Promise<string | undefined> {
  const { apiBaseUrl, siteUrl } = settings;
  const { origin } = new URL(siteUrl);
  if (new URL(apiBaseUrl).origin === origin) return undefined;
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  try {
    const request = { method: 'OPTIONS', headers, followRedirect: false } as const;
    return findCorsFault(origin, await askOnce(apiBaseUrl)(apiBaseUrl + FORM_ENDPOINT, request));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/**
 * Finds out where videos are redirected to, for the policies of their pages.
 * @param onFault gets each video that cannot be loaded, and why
 */
export async function findVideoHosts(
  videos: readonly (string | undefined)[],
  trusted: readonly string[],
  onFault: (video: string, fault: string) => void,
): Promise<VideoHosts> {
  const ask = askOnce(...trusted);
  const follow = async (video: string) => {
    const origins = new Set<string>();
    try {
      // Not HEAD, which some hosts refuse. A video of which all comes is broken off after 1 MB.
      const headers = { range: 'bytes=0-0' };
      const request = { headers, onRedirect: ({ origin }: URL) => origins.add(origin) };
      const { status } = await ask(video, request);
      if (status > 299) onFault(video, `HTTP ${status}`);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.kind !== 'too-large') onFault(video, error.message);
      if (error.kind === 'refused') return []; // no page may be made to ask there
    }
    return origins.size > 0 ? [[video, [...origins]] as const] : [];
  };
  const files = given(videos).filter((video) => playerPageOf(video) === undefined);
  const tasks = Array.from(new Set(files), (video) => () => follow(video));
  return new Map((await new PQueue({ concurrency: VIDEOS_AT_ONCE }).addAll(tasks)).flat());
}
