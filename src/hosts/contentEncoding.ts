import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

interface EncodingRule {
  /** What the name of a file gains when a copy of it stands beside it: `a.html.gz`. */
  extension: string;
  compress: (body: Buffer) => Promise<Buffer>;
}

/** How a file is compressed for each encoding, and what that copy is called. */
export const ENCODINGS: Readonly<Record<Encoding, EncodingRule>> = {
  gzip: {
    extension: '.gz',
    compress: (body) => deflate(body, { level: constants.Z_BEST_COMPRESSION }),
  },
  br: {
    extension: '.br',
    compress: (body) =>
      brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  },
};

/** Picks what a browser accepts, brotli first: `gzip, br;q=0.5` → `br`; `br;q=0` → `undefined`. */
export function negotiateEncoding(accept: string | undefined): Encoding | undefined {
  const refused = /;\s*q=0(\.0+)?$/;
  const names = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

/** Reads files compressed: from the `.br` or `.gz` beside them, else compressed here, once each. */
export function createEncodedReader() {
  const cache = new Map<string, Promise<Buffer>>();
  return async (file: string, version: string, encoding: Encoding): Promise<Buffer> => {
    const { extension, compress } = ENCODINGS[encoding];
    const ready = file + extension;
    const hasReady = await stat(ready).then(
      (found) => found.isFile(),
      () => false,
    );
    if (hasReady) return readFile(ready);
    const key = `${encoding} ${version} ${file}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const encoded = readFile(file)
      .then(compress)
      .catch((error: unknown) => {
        cache.delete(key); // so that the next request tries again
        throw error;
      });
    cache.set(key, encoded);
    return encoded;
  };
}
