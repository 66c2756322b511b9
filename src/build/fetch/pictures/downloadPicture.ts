import type { Validators } from '#/api/pictures.ts';
import { conditionalHeaders, readBody, validatorsOf } from '#/build/fetch/conditionalGet.ts';
import { isRefusal, safeRequest, type SafeAnswer } from '#/build/fetch/safeRequest.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { PictureError } from './pictureError.ts';

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

/** Downloads a picture; `'unchanged'` if the validators still match. */
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
      return attempt(); // a kept-alive connection fails once if the host has just closed it
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
    body.resume(); // a 304 has no body; reading it frees the connection for the next picture
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
