import { afterEach, describe, expect, test, vi } from 'vitest';
import { readRetryAfter } from '#/features/forms/submit/retryAfter.ts';

const NOW = 'Mon, 23 Nov 2026 09:00:00 GMT';

const read = (value: string, date?: string) =>
  readRetryAfter(new Headers({ 'retry-after': value, ...(date && { date }) }));

describe('readRetryAfter', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['1', 'in 1 second'],
    ['30', 'in 30 seconds'],
    ['60', 'in 1 minute'],
    ['61', 'in 2 minutes'],
    ['3600', 'in 1 hour'],
    ['7201', 'in 3 hours'],
    ['86400', 'in 1 day'],
    ['Mon, 23 Nov 2026 09:02:00 GMT', 'in 2 minutes'],
    ['Mon, 23 Nov 2026 09:00:45 GMT', 'in 45 seconds'],
  ])('says of %j: %s', (value, words) => {
    vi.useFakeTimers({ now: Date.parse(NOW) });
    expect(read(value)).toBe(words);
  });

  test('goes by the clock of the server where that is told', () => {
    vi.useFakeTimers({ now: Date.parse('2020-01-01') });
    expect(read('Mon, 23 Nov 2026 09:05:00 GMT', NOW)).toBe('in 5 minutes');
  });

  test.each(['', '0', '-5', 'soon', '1e3', '99999999999', 'Mon, 23 Nov 2020 09:00:00 GMT'])(
    'says nothing of %j',
    (value) => {
      expect(read(value)).toBeUndefined();
    },
  );

  test('says nothing where the header is not there', () => {
    expect(readRetryAfter(new Headers())).toBeUndefined();
  });
});
