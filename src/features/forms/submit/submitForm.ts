import { parseJson } from '#/lib/parseJson.ts';
import { csrfHeaders, isOwnOrigin, readToken, type CsrfNames } from './csrf.ts';
import { isRefusing, isTaken, type Reply } from './isTaken.ts';
import { readRefusal, type Refusal } from './readRefusal.ts';
import { readRetryAfter, type Wait } from './retryAfter.ts';

const TIMEOUT_MS = 5000;

/** Laravel's "page expired": the CSRF token was wrong or too old, and the lead was not taken. */
const EXPIRED = 419;
/** A proxy answered for a server that broke off or was too slow, so the server may have taken the lead. */
const PROXY_GAVE_UP = new Set([502, 504, 520, 524]);

export interface Submission {
  url: string;
  /** Every field of the form by its name. */
  payload: object;
  csrf: CsrfNames;
  /** Sends even if the browser says that it is offline, because it may be wrong. */
  isInsisting: boolean;
}

export type Outcome =
  | { kind: 'sent' }
  /** The server refused it, perhaps with a reason. */
  | RefusedOutcome
  /** The browser was offline, so it was not sent; if it was tried anyway, it may have arrived. */
  | { kind: 'offline'; wasTried: boolean }
  /** The request for the cookie failed, so the lead was not sent. */
  | { kind: 'unsent' }
  /** The connection broke or timed out after sending began, so the lead may have arrived. */
  | { kind: 'unanswered' };

interface RefusedOutcome extends Refusal {
  kind: 'refused';
  /** A proxy answered, not the server itself. */
  mayHaveArrived: boolean;
  /** When to try again. */
  retry?: Wait | undefined;
}

/** One request of at most 5 seconds; a body that takes longer, or breaks off, has no text. */
async function call(url: string, init?: RequestInit): Promise<Reply> {
  const exchange = new AbortController();
  const deadline = setTimeout(() => exchange.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual', // gives an opaque response, which is not `ok`
      signal: exchange.signal,
    });
    const text = await answer.text().catch(() => undefined);
    return { answer, text, json: parseJson(text ?? '') };
  } finally {
    clearTimeout(deadline);
  }
}

const post = ({ url, payload, csrf }: Submission) =>
  call(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...csrfHeaders(url, csrf),
    },
    body: JSON.stringify(payload),
  });

function judge(reply: Reply, payload: object): Outcome {
  const { answer, text, json } = reply;
  if (answer.ok && text === undefined) return { kind: 'unanswered' };
  if (isTaken(reply)) return { kind: 'sent' };
  const isContradicting = answer.ok && !isRefusing(json);
  return {
    kind: 'refused',
    ...readRefusal(json, Object.keys(payload), isContradicting),
    mayHaveArrived: PROXY_GAVE_UP.has(answer.status),
    retry: readRetryAfter(answer.headers),
  };
}

const fetchCookie = (cookieUrl: string) => call(cookieUrl, { cache: 'no-store' });

const hasRenewed = (cookieUrl: string) =>
  fetchCookie(cookieUrl).then(
    ({ answer }) => answer.ok,
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
      await fetchCookie(cookieUrl);
    } catch {
      return { kind: 'unsent' };
    }
  }
  const reply = await post(submission);
  if (reply.answer.status !== EXPIRED || cookieUrl === undefined) return judge(reply, payload);
  return judge((await hasRenewed(cookieUrl)) ? await post(submission) : reply, payload);
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
