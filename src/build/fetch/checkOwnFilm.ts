import { business } from '#/config.ts';
import { mediaAddress } from '#/api/fields.ts';
import type { Warn } from '#/api/readItem.ts';

const TIMEOUT_MS = 5000;
/** A host that answers so has something to say against the question, not against the file. */
const NO_ANSWER = [405, 501];

/** Why a file cannot be had, in words; `undefined` where it can. */
async function findFault(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(url, { method: 'HEAD', signal });
    return ok || NO_ANSWER.includes(status) ? undefined : `HTTP ${status}`;
  } catch {
    return 'connection failed';
  }
}

/** Warns where the intro film of `config.ts` is not on the media host: its button would play nothing. */
export async function checkOwnFilm(mediaBaseUrl: string, warn: Warn): Promise<void> {
  const url = mediaAddress(business.introVideo, mediaBaseUrl);
  const fault = url === undefined ? 'no web address' : await findFault(url);
  if (fault !== undefined) warn(`introVideo of src/config.ts, ${business.introVideo}: ${fault}`);
}
