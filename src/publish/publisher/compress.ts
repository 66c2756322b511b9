import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '~/lib/contentTypes';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const ENCODINGS: readonly [extension: string, compress: (body: Buffer) => Promise<Buffer>][] = [
  ['.gz', (body) => deflate(body, { level: constants.Z_BEST_COMPRESSION })],
  ['.br', (body) => brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })],
];

/** What stands beside a file for browsers that take it compressed: `a.html.gz`, `a.html.br`. */
export const siblingsOf = (file: string) => ENCODINGS.map(([extension]) => file + extension);

/** Writes a file's compressed siblings where they are smaller than the file; gives their paths. */
export async function compressFile(file: string): Promise<string[]> {
  if (!isCompressible(contentTypeOf(file))) return [];
  const body = await readFile(file);
  const written: string[] = [];
  for (const [extension, compress] of ENCODINGS) {
    const packed = await compress(body);
    if (packed.length >= body.length) continue;
    await writeFile(file + extension, packed);
    written.push(file + extension);
  }
  return written;
}
