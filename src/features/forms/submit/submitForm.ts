import { parseJson } from '#/lib/parseJson.ts';
import { readReply, type Reply, type ReplyOutcome } from './readReply.ts';

const TIMEOUT_MS = 5000;

/** Laravel's "page expired": the CSRF token was wrong or too old, and the lead was not taken. */
const EXPIRED = 419;

/** Valid characters of a header; others would make `fetch` throw. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

interface CsrfNames {
  cookie: string;
  header: string;
  /** The address that sets the cookie, if there is one. */
  cookieUrl?: string | undefined;
}

/** Where a form is sent. */
export interface Target {
  url: string;
  csrf: CsrfNames;
}

interface Submission extends Target {
  /** Every field of the form by its name. */
  payload: object;
}

/** If the server did not answer, `kind` is also the key of the words that say so. */
export type Outcome =
  | ReplyOutcome
  /** The browser said that it was offline, so most probably it was not sent. */
  | { kind: 'seeminglyOffline' }
  /** The request for the cookie failed, so the lead was not sent. */
  | { kind: 'unreached' };

/** One request of at most 5 seconds; a body that takes longer, or breaks off, has no text. */
async function request(url: string, init?: RequestInit): Promise<Reply> {
  const controller = new AbortController();
  const deadline = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual', // gives an opaque response, which is not `ok`
      signal: controller.signal,
    });
    const text = await response.text().catch(() => undefined);
    return { response, text, json: parseJson(text ?? '') };
  } finally {
    clearTimeout(deadline);
  }
}

/** The current value of the CSRF cookie; nothing if there is none, or if no header can carry it. */
function readToken({ cookie }: CsrfNames): string {
  const values: string[] = [];
  try {
    const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookie}=`));
    values.push(entry?.slice(cookie.length + 1) ?? '');
    values.unshift(decodeURIComponent(values[0] ?? ''));
  } catch {
    // An invalid `%` escape, or a browser that blocks cookies.
  }
  return values.find((value) => HEADER_VALUE.test(value)) ?? '';
}

const post = ({ url, payload, csrf }: Submission, token: string) =>
  request(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== '' && { [csrf.header]: token }),
    },
    body: JSON.stringify(payload),
  });

/** Requests a new CSRF cookie. Says whether the server agreed; `undefined` if it could not be reached. */
const renewCookie = (cookieUrl: string) =>
  request(cookieUrl, { cache: 'no-store' }).then(
    ({ response }) => response.ok,
    () => undefined,
  );

/**
 * Sends the lead. Requests the CSRF cookie first if it is missing, and again if the server says that it
 * expired.
 */
async function send(submission: Submission): Promise<Outcome> {
  const { url, payload, csrf } = submission;
  // Cookies of another origin can be neither read nor sent.
  const isOwnOrigin = new URL(url, location.href).origin === location.origin;
  const cookieUrl = isOwnOrigin ? csrf.cookieUrl : undefined;
  const token = () => (isOwnOrigin ? readToken(csrf) : '');
  if (cookieUrl !== undefined && token() === '' && (await renewCookie(cookieUrl)) === undefined)
    return { kind: 'unreached' };
  let reply = await post(submission, token());
  const isExpired = reply.response.status === EXPIRED;
  if (isExpired && cookieUrl !== undefined && (await renewCookie(cookieUrl)))
    reply = await post(submission, token());
  return readReply(reply, Object.keys(payload));
}

/** Sends a valid form once; a second time only if the server said that the first was not taken. */
export async function submitForm(submission: Submission): Promise<Outcome> {
  const wasOnline = navigator.onLine;
  try {
    return await send(submission);
  } catch {
    return { kind: wasOnline ? 'unanswered' : 'seeminglyOffline' };
  }
}
