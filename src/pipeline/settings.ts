import * as v from 'valibot';
import { isLoopbackHost } from '#/system/network/loopback.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';

const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const PATH = /^\/[^/\\\s?#][^\\\s?#]*$/; // two leading slashes would make it another host

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');
const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const hasNoUser = (value: string) => {
  const url = URL.parse(value);
  return !url?.username && !url?.password;
};
const isOrigin = (value: string) => URL.parse(value)?.pathname === '/';

const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(isWebAddress, 'an http: or https: address'),
  v.check(hasNoUser, 'an address without a user or password'), // `fetch` refuses them
  v.check((value) => !/[?#]/.test(value), 'an address without ? or #'),
  v.transform(withoutTrailingSlash),
);
const headerName = v.pipe(v.string(), v.regex(HEADER_NAME, 'a name without spaces'));

const path = v.pipe(v.string(), v.trim(), v.regex(PATH, 'a path such as /sanctum/csrf-cookie'));

const flag = v.optional(v.picklist(['0', '1'], '1, 0 or nothing'), '0');

/** Our endpoints start with `/api`, which this would double. */
const endsInApi = (value: string) => value.endsWith('/api');

export const SettingsSchema = v.object({
  API_BASE_URL: v.pipe(
    webAddress,
    v.check((value) => !endsInApi(value), 'the address without /api at its end'),
  ),
  MEDIA_BASE_URL: v.optional(webAddress),
  SITE_URL: v.optional(
    v.pipe(webAddress, v.check(isOrigin, 'an origin without a path')),
    'http://localhost:4321',
  ),
  ALLOW_CONTENT_ERRORS: flag,
  ACCEPT_SHRINK: flag,
  SITE_PREVIEW: flag,
  CSRF_COOKIE_PATH: v.optional(path),
  CSRF_COOKIE_NAME: v.optional(headerName, 'XSRF-TOKEN'),
  CSRF_HEADER_NAME: v.optional(headerName, 'X-XSRF-TOKEN'),
});

export type Environment = Record<string, string | undefined>;

/** Has one line for each mistake: the variable, what was found and what is expected. */
export class SettingsError extends ExpectedError {
  override name = 'SettingsError';
}

/** Removes user and password, which must not be logged. */
const withoutUser = (value: string) => value.replace(/\/\/[^/]*@/, '//…@');

/** The expected values of the required variables. */
const WANTED = new Map([
  ['API_BASE_URL', 'the address of the API, such as https://api.example'],
  ['SITE_URL', 'the public origin of the site, such as https://shop.example'],
]);

/** Describes a variable's mistake in one line. */
export function describeMistake(
  issue: v.BaseIssue<unknown>,
  secrets: readonly string[] = [],
): string {
  const name = String(issue.path?.[0].key);
  const wanted = WANTED.get(name);
  if (issue.input === undefined && wanted) return `${name}: found nothing, expected ${wanted}`;
  const isShown = !secrets.includes(name);
  const found = isShown ? withoutUser(JSON.stringify(issue.input)) : 'something else';
  return `${name}: found ${found}, expected ${issue.message}`;
}

/** Removes empty and blank variables, which count as not set. */
export const withoutBlanks = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

const usesTls = (url: string) => URL.parse(url)?.protocol === 'https:';

/** Reads the settings from an environment; throws SettingsError. Addresses have no trailing slash. */
export function readSettings(environment: Environment) {
  const { success, issues, output } = v.safeParse(SettingsSchema, withoutBlanks(environment));
  if (!success) {
    throw new SettingsError(issues.map((issue) => describeMistake(issue)).join('\n'));
  }
  const { API_BASE_URL: api, SITE_URL: site } = output;
  if (usesTls(site) && !usesTls(api) && !isLoopbackHost(new URL(api).hostname)) {
    const reason = `as SITE_URL is ${site}: browsers would block every form`;
    throw new SettingsError(
      `API_BASE_URL: found ${JSON.stringify(api)}, expected https:, ${reason}`,
    );
  }
  return {
    apiBaseUrl: output.API_BASE_URL,
    mediaBaseUrl: output.MEDIA_BASE_URL ?? output.API_BASE_URL,
    siteUrl: output.SITE_URL,
    allowContentErrors: output.ALLOW_CONTENT_ERRORS === '1',
    acceptShrink: output.ACCEPT_SHRINK === '1',
    isPreview: output.SITE_PREVIEW === '1',
    /** Starts with a slash; is appended to `apiBaseUrl`. */
    csrfCookiePath: output.CSRF_COOKIE_PATH,
    csrfCookieName: output.CSRF_COOKIE_NAME,
    csrfHeaderName: output.CSRF_HEADER_NAME,
  };
}

export type Settings = ReturnType<typeof readSettings>;
