import { PictureError } from './pictureError';

const MAX_BYTES = 25 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/** What an earlier answer said about its own version. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

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
      headers: requestHeaders(known),
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

function requestHeaders({ etag, lastModified }: Validators): Headers {
  const headers = new Headers({ accept: 'image/*' });
  if (etag) headers.set('if-none-match', etag);
  if (lastModified) headers.set('if-modified-since', lastModified);
  return headers;
}

async function read(response: Response, known: Validators): Promise<Download | 'unchanged'> {
  const { status, headers } = response;
  if (status === 304 && (known.etag || known.lastModified)) return 'unchanged';
  if (!response.ok || Number(headers.get('content-length')) > MAX_BYTES) {
    await response.body?.cancel();
    throw new PictureError(response.ok ? 'over 25 MB' : `HTTP ${status}`);
  }
  const bytes = await readBody(response);
  return {
    bytes,
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
}

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new PictureError('over 25 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
