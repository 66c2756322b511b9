import { expect, test } from 'vitest';
import { parseJson } from '#/lib/parseJson.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['"text"', 'text'],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['', ' ', 'undefined', '{"a":', "['a']", '\0\0'])('finds nothing in %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
