import { readFile, writeFile } from 'node:fs/promises';
import { ENCODINGS } from '#/hosts/contentEncoding.ts';
import { contentTypeOf, isCompressible } from '#/hosts/contentTypes.ts';

const RULES = Object.values(ENCODINGS);

/** The paths of a file's compressed copies beside it: `a.html.gz`, `a.html.br`. */
export const siblingsOf = (file: string) => RULES.map(({ extension }) => file + extension);

/** Writes a file's compressed copies, if smaller than the file; returns their paths. */
export async function compressFile(file: string): Promise<string[]> {
  if (!isCompressible(contentTypeOf(file))) return [];
  const body = await readFile(file);
  const written: string[] = [];
  for (const { extension, compress } of RULES) {
    const packed = await compress(body);
    if (packed.length >= body.length) continue;
    await writeFile(file + extension, packed);
    written.push(file + extension);
  }
  return written;
}
