import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

interface EncodingRule {
  /** The suffix of a compressed copy beside its file: `a.html.gz`. */
  extension: string;
  compress: (body: Buffer) => Promise<Buffer>;
}

/** How each encoding compresses a file, and the suffix of the copy. */
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
