import type { Words } from '#/words/words.ts';

const TIMEOUT_MS = 5_000;

/** What a server answers to `HEAD` if it only knows `GET`: then nobody knows whether the video is there. */
const UNKNOWN_METHOD = [405, 501];

/** Checks that a video is available without loading it; returns the message of `words` if not. */
export async function checkVideo(url: string, words: Words['video']): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, statusText } = await fetch(url, { method: 'HEAD', signal });
    if (ok || UNKNOWN_METHOD.includes(status)) return undefined;
    return `${words.inaccessible}${status} ${statusText}`.trimEnd(); // HTTP/2 has no status text
  } catch {
    return words.unreached;
  }
}
