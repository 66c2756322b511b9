import { afterEach, describe, expect, test, vi } from 'vitest';
import { readRetryAfter } from '#/features/forms/submit/readReply.ts';

const NOW = 'Mon, 23 Nov 2026 09:00:00 GMT';

const read = (value: string, date?: string) =>
  readRetryAfter(new Headers({ 'retry-after': value, ...(date && { date }) }));

describe('readRetryAfter', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['30', { count: 30, unit: 'second' }],
    ['61', { count: 2, unit: 'minute' }],
    ['7201', { count: 3, unit: 'hour' }],
    ['86400', { count: 1, unit: 'day' }],
    ['Mon, 23 Nov 2026 09:02:00 GMT', { count: 2, unit: 'minute' }],
  ])('reads %j', (value, wait) => {
    vi.useFakeTimers({ now: Date.parse(NOW) });
    expect(read(value)).toEqual(wait);
  });

  test('goes by the clock of the server where that is told', () => {
    vi.useFakeTimers({ now: Date.parse('2020-01-01') });
    expect(read('Mon, 23 Nov 2026 09:05:00 GMT', NOW)).toEqual({ count: 5, unit: 'minute' });
  });

  test.each(['', '0', '-5', 'soon', '1e3', '99999999999', 'Mon, 23 Nov 2020 09:00:00 GMT'])(
    'says nothing of %j',
    (value) => {
      expect(read(value)).toBeUndefined();
    },
  );
});
