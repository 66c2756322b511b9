import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

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

const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? deflate(body, { level: constants.Z_BEST_COMPRESSION })
    : brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/** Reads files compressed: from the `.br` or `.gz` beside them, else compressed here, once each. */
export function createEncodedReader() {
  const cache = new Map<string, Promise<Buffer>>();
  return async (file: string, version: string, encoding: Encoding): Promise<Buffer> => {
    const ready = file + EXTENSIONS[encoding];
    const hasReady = await stat(ready).then(
      (found) => found.isFile(),
      () => false,
    );
    if (hasReady) return readFile(ready);
    const key = `${encoding} ${version} ${file}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const encoded = readFile(file)
      .then((body) => compress(body, encoding))
      .catch((error: unknown) => {
        cache.delete(key); // so that the next request tries again
        throw error;
      });
    cache.set(key, encoded);
    return encoded;
  };
}
