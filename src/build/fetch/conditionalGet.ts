import type { Validators } from '#/api/pictures.ts';

/** The headers of a request that asks only for what is newer than the version at hand. */
export function conditionalHeaders(accept: string, { etag, lastModified }: Validators): Headers {
  const headers = new Headers({ accept });
  if (etag) headers.set('if-none-match', etag);
  if (lastModified) headers.set('if-modified-since', lastModified);
  return headers;
}

/** The validators of an answer. */
export const validatorsOf = ({ headers }: Pick<Response, 'headers'>): Validators => ({
  etag: headers.get('etag') ?? undefined,
  lastModified: headers.get('last-modified') ?? undefined,
});

/** The whole body of an answer; reading ends, and gives `undefined`, where it has more than `maxBytes`. */
export async function readBody(
  { body }: { body: AsyncIterable<Uint8Array> | null },
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
