import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { negotiateEncoding, openEncodedFiles } from '#/hosts/contentEncoding.ts';
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

test('compresses a file that could not be read before', async () => {
  const path = join(await makeTemporaryFolder(), 'a.txt');
  const file = { path, version: 'v1' };
  const encoded = await openEncodedFiles();
  await expect(encoded.find(file, 'gzip')).rejects.toThrow('ENOENT');
  await writeFile(path, 'text');
  expect(gunzipSync(await readFile(await encoded.find(file, 'gzip'))).toString()).toBe('text');
  await encoded.close();
});

test('leaves no compressed copy behind', async () => {
  const path = join(await makeTemporaryFolder(), 'a.txt');
  await writeFile(path, 'text');
  const encoded = await openEncodedFiles();
  const copy = await encoded.find({ path, version: 'v1' }, 'br');
  await encoded.close();
  await expect(readFile(copy)).rejects.toThrow('ENOENT');
});

test('waits with its end for copies that are under way, and makes none after it', async () => {
  const path = join(await makeTemporaryFolder(), 'a.txt');
  await writeFile(path, 'text '.repeat(100_000));
  const encoded = await openEncodedFiles();
  const versions = Array.from({ length: 20 }, (_, index) => ({ path, version: `v${index}` }));
  const copies = versions.map((file) => encoded.find(file, 'gzip'));
  await copies[0];
  await encoded.close();
  expect(new Set(await Promise.all(copies)).size).toBe(20);
  await expect(encoded.find({ path, version: 'new' }, 'gzip')).rejects.toThrow('closed');
});
