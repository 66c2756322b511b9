import { expect, test } from 'vitest';
import { parseDate } from '#/lib/dates.ts';

const INDIA = 'Asia/Kolkata';

test.each([
  ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01T10:00:00+05:30', '2026-03-01T04:30:00.000Z'],
  ['2026-03-01 10:00:00.123456-0530', '2026-03-01T15:30:00.123Z'],
  ['2026-03-01', '2026-02-28T18:30:00.000Z'],
  ['Mon, 15 Jan 2024 10:00:00 GMT', '2024-01-15T10:00:00.000Z'],
  ['1 Jan 2024 10:00:00 +0530', '2024-01-01T04:30:00.000Z'],
  // Another time zone of the business.
  ['2026-07-01T00:00', '2026-06-30T23:00:00.000Z', 'Europe/London'],
  ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z', 'Europe/Berlin'], // just before the clock is put forward
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z', 'Europe/Berlin'],
])('reads %j as %s', (text, expected, zone = INDIA) => {
  expect(parseDate(text, zone)?.toISOString()).toBe(expected);
});

test.each([
  '15/08/2025',
  '2024-1-5',
  '2025-02-30',
  '2025-13-01',
  'Sun, 30 Feb 2025 10:00:00 +0530',
  '31 Jun 2025 10:00',
  '1772359200',
  '15 January 2024 10:00',
  '15 Jan 2024 10:00 IST',
  'last week',
])('reads no date from %j', (text) => {
  expect(parseDate(text, INDIA)).toBeUndefined();
});
