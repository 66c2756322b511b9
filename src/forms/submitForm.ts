import { csrfHeaders, type CsrfNames } from './csrfHeaders';
import { readFailure } from './readFailure';

const TIMEOUT_MS = 5000;

export interface Submission {
  url: string;
  payload: object;
  csrf: CsrfNames;
  /** Send although the browser says that it is offline: it may be wrong. */
  isInsisting: boolean;
}

export type Outcome =
  | { kind: 'sent' }
  /** The server answered no, perhaps with its reason. */
  | { kind: 'refused'; reason?: string | undefined }
  /** It never left this device. */
  | { kind: 'offline' }
  /** The connection was cut or silent after sending began: it may have arrived. */
  | { kind: 'unanswered' };

/** The answer's own reason; one that breaks off or goes on past the time-out has none. */
const reasonOf = (answer: Response) => answer.text().then(readFailure, () => undefined);

/** Sends a checked form once. The status alone decides; a success's body is not read. */
export async function submitForm(submission: Submission): Promise<Outcome> {
  const { url, payload, csrf, isInsisting } = submission;
  const wasOnline = navigator.onLine;
  if (!wasOnline && !isInsisting) return { kind: 'offline' };

  const exchange = new AbortController();
  const deadline = setTimeout(() => exchange.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...csrfHeaders(url, csrf),
      },
      body: JSON.stringify(payload),
      redirect: 'manual', // an opaque answer, which is not `ok`
      signal: exchange.signal,
    });
    return answer.ok ? { kind: 'sent' } : { kind: 'refused', reason: await reasonOf(answer) };
  } catch {
    return { kind: wasOnline ? 'unanswered' : 'offline' };
  } finally {
    clearTimeout(deadline);
  }
}
