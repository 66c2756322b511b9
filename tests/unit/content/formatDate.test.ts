import { expect, test } from 'vitest';
import { formatDate } from '#/components/blog/formatDate.ts';

test('a moment is shown as the day it was in India', () => {
  expect(formatDate('2026-04-23T18:29:00.000Z')).toBe('23 April 2026');
  expect(formatDate('2026-04-23T18:31:00.000Z')).toBe('24 April 2026');
});
