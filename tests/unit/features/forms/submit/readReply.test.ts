import { expect, test } from 'vitest';
import { readRetryAfter } from '#/features/forms/submit/readReply.ts';

const read = (value: string) => readRetryAfter(new Headers({ 'retry-after': value }));

test.each([
  ['30', { count: 30, unit: 'second' }],
  ['61', { count: 2, unit: 'minute' }],
  ['7201', { count: 3, unit: 'hour' }],
  ['86400', { count: 1, unit: 'day' }],
])('reads a wait of %j', (value, wait) => {
  expect(read(value)).toEqual(wait);
});

test.each(['', '0', '-5', 'soon', '1e3', '99999999999', 'Mon, 23 Nov 2026 09:02:00 GMT'])(
  'says nothing of a wait of %j',
  (value) => {
    expect(read(value)).toBeUndefined();
  },
);
