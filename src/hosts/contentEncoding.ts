import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

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

/**
 * Chooses an encoding that the browser accepts, brotli first: `gzip, br;q=0.5` → `br`; `br;q=0` →
 * `undefined`.
 */
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

interface VersionedFile {
  path: string;
  version: string;
}

/** Compressed copies of files. */
export interface EncodedFiles {
  /**
   * The path of the `.br` or `.gz` beside a file; without one, of a copy that is made once for each
   * version.
   */
  find: (file: VersionedFile, encoding: Encoding) => Promise<string>;
  /** The path of a copy made by `encode`, which is called once for each key. */
  keep: (key: string, encode: () => Promise<Buffer>) => Promise<string>;
  close: () => Promise<void>;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Creates a temporary folder for compressed copies; `close` removes it. */
export async function openEncodedFiles(): Promise<EncodedFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'encoded-files-'));
  const copies = new Map<string, Promise<string>>();
  let isClosed = false;

  const write = async (encode: () => Promise<Buffer>) => {
    const copy = join(folder, randomUUID());
    await writeFile(copy, await encode());
    return copy;
  };
  const keep = async (key: string, encode: () => Promise<Buffer>) => {
    if (isClosed) throw new Error('The folder of compressed copies is closed.');
    const copy = copies.get(key) ?? write(encode);
    copies.set(key, copy);
    copy.catch(() => copies.delete(key)); // so that the next request tries again
    return copy;
  };
  return {
    find: async ({ path, version }, encoding) => {
      const { extension, compress } = ENCODINGS[encoding];
      const ready = path + extension;
      if (await isFile(ready)) return ready;
      return keep(`${encoding} ${version} ${path}`, async () => compress(await readFile(path)));
    },
    keep,
    close: async () => {
      isClosed = true;
      await Promise.allSettled(copies.values()); // else a copy that is still being written would remain
      await rm(folder, { recursive: true });
    },
  };
}
