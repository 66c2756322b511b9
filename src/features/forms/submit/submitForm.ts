import { parseJson } from '#/lib/parseJson.ts';
import { csrfHeaders, isOwnOrigin, readToken, type CsrfNames } from './csrf.ts';
import { readReply, type Reply, type ReplyOutcome } from './readReply.ts';

const TIMEOUT_MS = 5000;

/** Laravel's "page expired": the CSRF token was wrong or too old, and the lead was not taken. */
const EXPIRED = 419;

export interface Submission {
  url: string;
  /** Every field of the form by its name. */
  payload: object;
  csrf: CsrfNames;
  /** Sends even if the browser says that it is offline, because it may be wrong. */
  isInsisting: boolean;
}

export type Outcome =
  | ReplyOutcome
  /** The browser was offline, so it was not sent; if it was tried anyway, it may have arrived. */
  | { kind: 'offline'; wasTried: boolean }
  /** The request for the cookie failed, so the lead was not sent. */
  | { kind: 'unsent' };

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

const post = ({ url, payload, csrf }: Submission) =>
  request(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...csrfHeaders(url, csrf),
    },
    body: JSON.stringify(payload),
  });

const requestCookie = (cookieUrl: string) => request(cookieUrl, { cache: 'no-store' });

/** Requests a new CSRF cookie, and says whether the server agreed. */
const renewCookie = (cookieUrl: string) =>
  requestCookie(cookieUrl).then(
    ({ response }) => response.ok,
    () => false,
  );

/**
 * Sends the lead. Requests the CSRF cookie first if it is missing, and again if the server says that it
 * expired.
 */
async function send(submission: Submission): Promise<Outcome> {
  const { url, payload, csrf } = submission;
  const cookieUrl = isOwnOrigin(url) ? csrf.cookieUrl : undefined;
  if (cookieUrl !== undefined && readToken(csrf) === '') {
    try {
      await requestCookie(cookieUrl);
    } catch {
      return { kind: 'unsent' };
    }
  }
  let reply = await post(submission);
  const isExpired = reply.response.status === EXPIRED;
  if (isExpired && cookieUrl !== undefined && (await renewCookie(cookieUrl)))
    reply = await post(submission);
  return readReply(reply, Object.keys(payload));
}

/** Sends a valid form once; a second time only if the server said that the first was not taken. */
export async function submitForm(submission: Submission): Promise<Outcome> {
  const isOffline = !navigator.onLine;
  if (isOffline && !submission.isInsisting) return { kind: 'offline', wasTried: false };
  try {
    return await send(submission);
  } catch {
    return isOffline ? { kind: 'offline', wasTried: true } : { kind: 'unanswered' };
  }
}
