import { expect, test } from 'vitest';
import { describeAge } from '#/components/blog/describeAge.ts';

const MOMENT = '2026-04-23T07:10:00.000Z';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.each([
  [0, '0 minutes ago'],
  [MINUTE_MS, '1 minute ago'],
  [59 * MINUTE_MS, '59 minutes ago'],
  [HOUR_MS - 1, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [2 * HOUR_MS, '2 hours ago'],
  [DAY_MS - 1, '23 hours ago'],
  [DAY_MS, '1 day ago'],
  [400 * DAY_MS, '400 days ago'],
])('%i ms later it is %s', (age, text) => {
  expect(describeAge(MOMENT, Date.parse(MOMENT) + age)).toBe(text);
});

test('a moment that is yet to come has no age', () => {
  expect(describeAge(MOMENT, Date.parse(MOMENT) - 1)).toBeUndefined();
});

test('a moment that cannot be read has no age', () => {
  expect(describeAge('some day', Date.now())).toBeUndefined();
});
