import type { Validators } from '#/api/pictures.ts';
import { conditionalHeaders, readBody, validatorsOf } from '#/build/fetch/conditionalGet.ts';
import { isRefusal, safeRequest, type SafeAnswer } from '#/build/fetch/safeRequest.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { PictureError } from './pictureError.ts';

/** As many pictures are had at the same time. */
export const DOWNLOADS_AT_ONCE = 8;

const MAX_BYTES = 25 * 1024 * 1024;

export interface Download extends Validators {
  bytes: Buffer;
}

export interface DownloadOptions {
  timeoutMs: number;
  /** Hosts that may be inside a private network (see `safeRequest`). */
  trustedHosts: ReadonlySet<string>;
}

/** Gets the bytes behind an address, or `'unchanged'` if they are still those of the validators. */
export async function downloadPicture(
  url: string,
  known: Validators,
  { timeoutMs, trustedHosts }: DownloadOptions,
): Promise<Download | 'unchanged'> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = conditionalHeaders('image/*', known);
  const attempt = async () =>
    read(await safeRequest(url, { headers, signal, trustedHosts }), known);
  try {
    return await attempt().catch((error: unknown) => {
      if (error instanceof PictureError || isRefusal(error) || signal.aborted) throw error;
      return attempt(); // a kept-alive connection that the host has just closed fails once
    });
  } catch (error) {
    if (error instanceof PictureError) throw error;
    if (isRefusal(error)) throw new PictureError(messageOf(error), { cause: error });
    const reason = signal.aborted ? `time-out after ${timeoutMs} ms` : 'connection failed';
    throw new PictureError(reason, { cause: error });
  }
}

async function read(answer: SafeAnswer, known: Validators): Promise<Download | 'unchanged'> {
  const { status, ok, headers, body } = answer;
  if (status === 304 && (known.etag || known.lastModified)) {
    body.resume(); // it has none, and its connection serves the next picture
    return 'unchanged';
  }
  if (!ok || Number(headers.get('content-length')) > MAX_BYTES) {
    body.destroy();
    throw new PictureError(ok ? 'over 25 MB' : `HTTP ${status}`);
  }
  const bytes = await readBody(answer, MAX_BYTES);
  if (!bytes) throw new PictureError('over 25 MB');
  return { bytes, ...validatorsOf(answer) };
}
