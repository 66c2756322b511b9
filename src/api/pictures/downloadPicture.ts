import { conditionalHeaders, readBody, validatorsOf, type Validators } from '~/api/conditionalGet';
import { PictureError } from './pictureError';

/** As many pictures are had at the same time. */
export const DOWNLOADS_AT_ONCE = 8;

const MAX_BYTES = 25 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface Download extends Validators {
  bytes: Buffer;
}

/** Gets the bytes behind an address, or `'unchanged'` if they are still those of the validators. */
export async function downloadPicture(
  url: string,
  known: Validators,
  timeoutMs: number,
): Promise<Download | 'unchanged'> {
  const signal = AbortSignal.timeout(timeoutMs);
  const attempt = () => follow(url, known, signal);
  try {
    return await attempt().catch((error: unknown) => {
      if (error instanceof PictureError || signal.aborted) throw error;
      return attempt(); // a kept-alive connection that the host has just closed fails once
    });
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const reason = signal.aborted ? `time-out after ${timeoutMs} ms` : 'connection failed';
    throw new PictureError(reason, { cause: error });
  }
}

async function follow(url: string, known: Validators, signal: AbortSignal) {
  let address = httpAddress(url, undefined);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(address, {
      headers: conditionalHeaders('image/*', known),
      redirect: 'manual',
      signal,
    });
    const location = REDIRECTS.includes(response.status) && response.headers.get('location');
    if (!location) return read(response, known);
    await response.body?.cancel();
    address = httpAddress(location, address);
  }
  throw new PictureError(`more than ${MAX_REDIRECTS} redirects`);
}

function httpAddress(url: string, base: URL | undefined): URL {
  const address = URL.parse(url, base);
  if (!address || !['http:', 'https:'].includes(address.protocol))
    throw new PictureError(base ? 'redirect to no web address' : 'no web address');
  if (address.username || address.password)
    throw new PictureError('an address with a password in it');
  return address;
}

async function read(response: Response, known: Validators): Promise<Download | 'unchanged'> {
  const { status, headers } = response;
  if (status === 304 && (known.etag || known.lastModified)) return 'unchanged';
  if (!response.ok || Number(headers.get('content-length')) > MAX_BYTES) {
    await response.body?.cancel();
    throw new PictureError(response.ok ? 'over 25 MB' : `HTTP ${status}`);
  }
  const bytes = await readBody(response, MAX_BYTES);
  if (!bytes) throw new PictureError('over 25 MB');
  return { bytes, ...validatorsOf(response) };
}
