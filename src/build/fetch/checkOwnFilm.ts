import { mediaAddress } from '#/api/fields.ts';
import type { Warn } from '#/api/readItem.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { isRefusal, safeRequest, trustedHostsOf } from './safeRequest.ts';

const TIMEOUT_MS = 5000;
/** With these statuses a host refuses the HEAD method; they say nothing about the file. */
const NO_ANSWER = [405, 501];

/** Says why a file cannot be loaded; `undefined` if it can. */
async function findFault(url: string): Promise<string | undefined> {
  try {
    const { ok, status, body } = await safeRequest(url, {
      method: 'HEAD',
      headers: new Headers(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      trustedHosts: trustedHostsOf(url),
    });
    body.destroy();
    return ok || NO_ANSWER.includes(status) ? undefined : `HTTP ${status}`;
  } catch (error) {
    return isRefusal(error) ? messageOf(error) : 'connection failed';
  }
}

/** Warns if the intro film of `config.ts` is not on the media host: its button would play nothing. */
export async function checkOwnFilm(film: string, mediaBaseUrl: string, warn: Warn): Promise<void> {
  const url = mediaAddress(film, mediaBaseUrl);
  const fault = url === undefined ? 'no web address' : await findFault(url);
  if (fault !== undefined) warn(`introVideo of src/config.ts, ${film}: ${fault}`);
}
