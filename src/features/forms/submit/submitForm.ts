import { isRecord } from '#/lib/isRecord.ts';
import { call, type Reply } from './call.ts';
import { csrfHeaders, isOwnOrigin, readToken, type CsrfNames } from './csrf.ts';
import { readRefusal, type Refusal } from './readRefusal.ts';
import { readRetryAfter } from './retryAfter.ts';

/** Laravel's "page expired": the token was wrong or too old, and nothing was taken. */
const EXPIRED = 419;
/** A proxy answers for a server that broke off or was too slow, after it may have taken the lead. */
const PROXY_GAVE_UP = new Set([502, 504, 520, 524]);

export interface Submission {
  url: string;
  /** Every field of the form by its name. */
  payload: object;
  csrf: CsrfNames;
  /** Send although the browser says that it is offline: it may be wrong. */
  isInsisting: boolean;
}

export type Outcome =
  | { kind: 'sent' }
  /** The server answered no, perhaps with its reason. */
  | RefusedOutcome
  /** It never left this device, as far as the browser knows; where it was tried all the same, it may have. */
  | { kind: 'offline'; wasTried: boolean }
  /** What comes before the lead failed, so that it was not sent. */
  | { kind: 'unsent' }
  /** The connection was cut or silent after sending began: it may have arrived. */
  | { kind: 'unanswered' };

interface RefusedOutcome extends Refusal {
  kind: 'refused';
  /** The answer is of a server on the way. */
  mayHaveArrived: boolean;
  /** When to try again, as `'in 2 minutes'`. */
  retry?: string | undefined;
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

/** A success may say in its body that it is none; any other body changes nothing. */
const isTaken = ({ answer, json }: Reply) =>
  answer.ok &&
  !(
    isRecord(json) &&
    (json.success === false || json.status === 'error' || json.status === 'fail')
  );

function judge(reply: Reply, payload: object): Outcome {
  if (isTaken(reply)) return { kind: 'sent' };
  const { answer, json } = reply;
  return {
    kind: 'refused',
    ...readRefusal(json, Object.keys(payload)),
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

/** Sends it, with the cookie fetched first where it is missing, and anew where the server says that it is old. */
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

/** Sends a checked form once; a second time only because the server said that it took nothing. */
export async function submitForm(submission: Submission): Promise<Outcome> {
  const isOffline = !navigator.onLine;
  if (isOffline && !submission.isInsisting) return { kind: 'offline', wasTried: false };
  try {
    return await send(submission);
  } catch {
    return isOffline ? { kind: 'offline', wasTried: true } : { kind: 'unanswered' };
  }
}
