import PQueue from 'p-queue';
import { mediaAddress } from '#/api/fields.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import type { Settings } from '#/build/settings.ts';
import { given } from '#/lib/given.ts';
import { playerPageOf } from '#/lib/webAddress.ts';
import { createHttp, type HttpAnswer } from './http.ts';
import { HttpError } from './httpError.ts';

const FORM_ENDPOINT = '/api/contact';
/** With these statuses a host refuses the HEAD method; they say nothing about the file. */
const NO_ANSWER = [405, 501];
const FILMS_AT_ONCE = 8;

/** The origins to which the host of a film redirects, for films that have any. */
export type FilmHosts = ReadonlyMap<string, readonly string[]>;

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

/** Says why the intro film cannot be loaded, so that its button would play nothing; else `undefined`. */
export async function checkOwnFilm(
  film: string,
  mediaBaseUrl: string,
): Promise<string | undefined> {
  const url = mediaAddress(film, mediaBaseUrl);
  if (url === undefined) return `introVideo of src/business/contact.ts, ${film}: no web address`;
  const fault = await askOnce(url)(url, { method: 'HEAD' }).then(
    ({ status }) =>
      (status >= 200 && status < 300) || NO_ANSWER.includes(status) ? undefined : `HTTP ${status}`,
    messageOf,
  );
  return fault && `introVideo of src/business/contact.ts, ${film}: ${fault}`;
}

/** Finds out where films are redirected to, for the policies of their pages. */
export async function findFilmHosts(
  films: readonly (string | undefined)[],
  trusted: readonly string[],
): Promise<FilmHosts> {
  const ask = askOnce(...trusted);
  const follow = async (film: string) => {
    const origins = new Set<string>();
    try {
      // Not HEAD, which some hosts refuse. A film of which all comes is broken off after 1 MB.
      const headers = { range: 'bytes=0-0' };
      await ask(film, { headers, onRedirect: ({ origin }) => origins.add(origin) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.kind === 'refused') return []; // no page may be made to ask there
    }
    return origins.size > 0 ? [[film, [...origins]] as const] : [];
  };
  const files = given(films).filter((film) => playerPageOf(film) === undefined);
  const tasks = Array.from(new Set(files), (film) => () => follow(film));
  return new Map((await new PQueue({ concurrency: FILMS_AT_ONCE }).addAll(tasks)).flat());
}
