import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEncodedReader, negotiateEncoding } from '#/hosts/contentEncoding.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('answers "%s" with %s', (accept, encoding) => {
  expect(negotiateEncoding(accept)).toBe(encoding);
});

test('reads a file again that could not be read before', async () => {
  const file = join(await makeTemporaryFolder(), 'a.txt');
  const readEncoded = createEncodedReader();
  await expect(readEncoded(file, 'v1', 'gzip')).rejects.toThrow('ENOENT');
  await writeFile(file, 'text');
  expect(gunzipSync(await readEncoded(file, 'v1', 'gzip')).toString()).toBe('text');
});
