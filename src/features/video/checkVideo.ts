import { format } from '#/lib/text.ts';
import type { Messages } from '#/messages/messages.ts';

const TIMEOUT_MS = 5_000;

/** Statuses of servers that do not support `HEAD`; the video may exist. */
const UNKNOWN_METHOD = [405, 501];

/** Checks that a video is available without loading it; returns the message of `messages` if not. */
export async function checkVideo(
  url: string,
  messages: Messages['video'],
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, statusText } = await fetch(url, { method: 'HEAD', signal });
    if (ok || UNKNOWN_METHOD.includes(status)) return undefined;
    // HTTP/2 has no status text.
    return format(messages.inaccessible, { status: `${status} ${statusText}`.trimEnd() });
  } catch {
    return messages.unreached;
  }
}
