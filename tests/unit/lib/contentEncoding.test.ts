import { expect, test } from 'vitest';
import { negotiateEncoding } from '~/lib/contentEncoding';

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
