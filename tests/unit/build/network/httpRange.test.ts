import { expect, test } from 'vitest';
import { parseRange } from '#/build/network/httpRange.ts';

test.each([
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=4-99', { start: 4, end: 9 }],
])('reads %s of a file of 10 bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=5-2', 'bytes=-0'])('refuses %s of a file of 10 bytes', (header) => {
  expect(parseRange(header, 10)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=-', 'items=1-2', 'bytes=0-1,4-5'])(
  'takes %s for the whole file',
  (header) => {
    expect(parseRange(header, 10)).toBeUndefined();
  },
);
