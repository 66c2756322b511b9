import { expect, test, vi } from 'vitest';
import { describeAge } from '#/components/blog/describeAge.ts';

const ago = {
  minute: { one: '{count} minute', other: '{count} minutes' },
  hour: { one: '{count} hour', other: '{count} hours' },
  day: { one: '{count} day', other: '{count} days' },
};
const MOMENT = '2026-04-23T06:30:00Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.for([
  [MINUTE_MS / 2, '1 minute'],
  [MINUTE_MS, '1 minute'],
  [59 * MINUTE_MS, '59 minutes'],
  [HOUR_MS, '1 hour'],
  [23 * HOUR_MS, '23 hours'],
  [DAY_MS, '1 day'],
  [211 * DAY_MS, '211 days'],
  [-DAY_MS, undefined],
] as const)('says of a post that is %i milliseconds old: %s', ([age, text]) => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } });
  expect(describeAge(MOMENT, Date.parse(MOMENT) + age, ago)).toBe(text);
});

test('says nothing of a moment that cannot be read', () => {
  expect(describeAge('soon', Date.parse(MOMENT), ago)).toBeUndefined();
});
