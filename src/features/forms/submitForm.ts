import { readCampaign } from '#/features/analytics/campaign.ts';
import { readResponse, type Outcome } from './readResponse.ts';

const TIMEOUT_MS = 5000;
/** The length of a text column in older databases. */
const MAX_SOURCE_CHARACTERS = 190;

/** Laravel's "page expired": the CSRF token was wrong or too old, and the lead was refused. */
const EXPIRED = 419;

interface CsrfNames {
  cookie: string;
  header: string;
  /** The endpoint that sets the cookie, if there is one. */
  cookieUrl?: string | undefined;
}

/** The address and settings for sending a form. */
export interface Target {
  url: string;
  csrf: CsrfNames;
  /** The field for where the lead came from, if it is sent. */
  source?: string | undefined;
}

interface Submission extends Target {
  /** The page's language. */
  language: string;
  /** Every field of the form by its name. */
  payload: Readonly<Record<string, unknown>>;
}

/** Sends one request of at most 5 seconds; a body that takes longer or breaks off is `undefined`. */
async function request(url: string, init: RequestInit) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // `manual` gives an opaque response with the status 0 for a redirect, whose target is unknown.
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  return { response, text: await response.text().catch(() => undefined) };
}

/** Reads the value of the CSRF cookie; empty if it is missing or unreadable. */
function readToken({ cookie }: CsrfNames): string {
  try {
    const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
    return decodeURIComponent(entry?.slice(cookie.length + 1) ?? '');
  } catch {
    return ''; // an invalid `%` escape, or a browser that blocks cookies
  }
}

/** Returns the page, the language and the campaign of a lead: `/gu/contact/ gu utm_source=fair`. */
function sourceOf(language: string): string {
  const { pathname, search } = location;
  const campaign = new URLSearchParams(readCampaign(search)).toString();
  return `${pathname} ${language} ${campaign}`.trim().slice(0, MAX_SOURCE_CHARACTERS);
}

const post = ({ url, language, payload, csrf, source }: Submission, token: string) =>
  request(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': language,
      'content-type': 'application/json',
      ...(token !== '' && { [csrf.header]: token }),
    },
    body: JSON.stringify({ ...payload, ...(source && { [source]: sourceOf(language) }) }),
  });

/** Requests a new CSRF cookie; tells whether that succeeded. */
const renewCookie = (cookieUrl: string) =>
  request(cookieUrl, { cache: 'no-store' }).then(
    ({ response }) => response.ok,
    () => false,
  );

/** Sends the lead. Requests the CSRF cookie before if it is missing, and again if it has expired. */
async function send(submission: Submission): Promise<Outcome> {
  const { url, payload, csrf } = submission;
  // Cookies of another origin can be neither read nor sent.
  const isOwnOrigin = new URL(url, location.href).origin === location.origin;
  const cookieUrl = isOwnOrigin ? csrf.cookieUrl : undefined;
  const token = () => (isOwnOrigin ? readToken(csrf) : '');
  if (cookieUrl !== undefined && token() === '') await renewCookie(cookieUrl);
  let { response, text } = await post(submission, token());
  if (response.status === EXPIRED && cookieUrl !== undefined && (await renewCookie(cookieUrl)))
    ({ response, text } = await post(submission, token()));
  return readResponse(response, text, payload);
}

/** Sends a valid form once; a second time only if the server refused the first for an expired token. */
export async function submitForm(submission: Submission): Promise<Outcome> {
  // A browser may wrongly believe that it is offline, so the form is sent all the same.
  const wasOffline = !navigator.onLine;
  try {
    return await send(submission);
  } catch (error) {
    const isOffline = wasOffline && error instanceof TypeError; // a time-out is another error
    return { meaning: isOffline ? 'no' : 'unsure', fieldErrors: {}, isOffline };
  }
}
