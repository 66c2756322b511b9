import type { Validators } from '#/api/pictures.ts';

/** The headers of a conditional request: the server answers 304 if the version at hand is still current. */
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

/** Reads a whole body; stops and gives `undefined` as soon as it exceeds `maxBytes`. */
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
