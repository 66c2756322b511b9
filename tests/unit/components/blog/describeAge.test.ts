import { expect, test } from 'vitest';
import { describeAge } from '#/components/blog/describeAge.ts';

const MOMENT = '2026-04-23T06:30:00Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.for([
  ['en-IN', MINUTE_MS / 2, '1 minute ago'],
  ['en-IN', MINUTE_MS, '1 minute ago'],
  ['en-IN', 59 * MINUTE_MS, '59 minutes ago'],
  ['en-IN', HOUR_MS, '1 hour ago'],
  ['en-IN', 23 * HOUR_MS, '23 hours ago'],
  ['en-IN', DAY_MS, '1 day ago'],
  ['en-IN', 211 * DAY_MS, '211 days ago'],
  ['gu-IN', 211 * DAY_MS, '211 દિવસ પહેલાં'],
  ['mr-IN', 5 * HOUR_MS, '5 तासांपूर्वी'],
  ['en-IN', -DAY_MS, undefined],
] as const)('describes in %s an age of %i ms as %s', ([language, age, text]) => {
  expect(describeAge(MOMENT, Date.parse(MOMENT) + age, language)).toBe(text);
});

test('returns nothing for an unreadable date', () => {
  expect(describeAge('soon', Date.parse(MOMENT), 'en-IN')).toBeUndefined();
});
