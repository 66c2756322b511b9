import { expect, test } from 'vitest';
import { parseJson } from '#/lib/parseJson.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['"text"', 'text'],
  ['[9007199254740991, -1.5, 1e21, 1e400]', [9007199254740991, -1.5, 1e21, Infinity]],
  ['{"id": 653247040368672768}', { id: '653247040368672768' }],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['', ' ', 'undefined', '{"a":', "['a']", '\0\0'])('returns undefined for %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
