import { inaccessible, unreached } from '#/copy/video.ts';

const TIMEOUT_MS = 5_000;

/** Checks that a video is available without loading it; returns the catalogue's message if not. */
export async function checkVideo(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, statusText } = await fetch(url, { method: 'HEAD', signal });
    // HTTP/2 has no status text.
    return ok ? undefined : `${inaccessible}${status} ${statusText}`.trimEnd();
  } catch {
    return unreached;
  }
}
