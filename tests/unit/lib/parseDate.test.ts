import { expect, test } from 'vitest';
import { parseDate } from '#/lib/parseDate.ts';

const read = (text: string, zone = 'Asia/Kolkata') => parseDate(text, zone)?.toISOString();

test.each([
  ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01T10:00:00+05:30', '2026-03-01T04:30:00.000Z'],
  ['2026-03-01 10:00:00.123456-0530', '2026-03-01T15:30:00.123Z'],
  ['2026-03-01 10:00:00+00', '2026-03-01T10:00:00.000Z'],
  ['20260301T1000Z', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01T10', '2026-03-01T04:30:00.000Z'],
  ['2026-03-01', '2026-02-28T18:30:00.000Z'],
  ['20260301', '2026-02-28T18:30:00.000Z'],
  ['2026-03', '2026-02-28T18:30:00.000Z'],
  ['2026', '2025-12-31T18:30:00.000Z'],
])('reads %j of ISO 8601 as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['Mon, 15 Jan 2024 10:00:00 GMT', '2024-01-15T10:00:00.000Z'],
  ['15 Jan 2024 10:00 EST', '2024-01-15T15:00:00.000Z'],
  ['1 Jan 2024 10:00:00 +0530 (IST)', '2024-01-01T04:30:00.000Z'],
  ['1 Jan 2024 10:00', '2024-01-01T04:30:00.000Z'],
])('reads %j of RFC 2822 as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['2026-07-01T00:00', 'Europe/London', '2026-06-30T23:00:00.000Z'],
  ['2026-01-01T00:00', 'Europe/London', '2026-01-01T00:00:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
])('means %j in %s, where it names no zone', (text, zone, expected) => {
  expect(read(text, zone)).toBe(expected);
});

test.each([
  '15/08/2025',
  '05-02-2025',
  '01/02/2024',
  '2024-1-5',
  '2025-02-30',
  '2025-13-01',
  '2025-08-15T24:00',
  '2025-08-15T10:61',
  '2025-08-15T10:00+25:00',
  '2025T10:00',
  '1772359200',
  '15 January 2024 10:00',
  '15 Foo 2024 10:00',
  '15 Jan 2024 10:00 IST',
  'last week',
])('reads no date in %j', (text) => {
  expect(read(text)).toBeUndefined();
});
