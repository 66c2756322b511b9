import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '#/hosts/contentTypes.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How each compressed copy beside a file is made, by the ending that nginx and Caddy look for. */
const COPIES = {
  '.gz': (body: Buffer) => deflate(body, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (body: Buffer) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
};

export const COPY_ENDINGS = Object.keys(COPIES);

/** Writes a file's compressed copies, `a.html.gz` and `a.html.br`, if smaller; returns their paths. */
export async function compressFile(file: string): Promise<string[]> {
  if (!isCompressible(contentTypeOf(file))) return [];
  const body = await readFile(file);
  const written: string[] = [];
  for (const [ending, compress] of Object.entries(COPIES)) {
    const packed = await compress(body);
    if (packed.length >= body.length) continue;
    await writeFile(file + ending, packed);
    written.push(file + ending);
  }
  return written;
}
