import { expect, test } from 'vitest';
import { splitLinks } from '#/lib/splitLinks.ts';

test('a sentence is split around the links in brackets', () => {
  expect(splitLinks('By phone, [+91 5], or by [chat].')).toEqual([
    'By phone, ',
    '+91 5',
    ', or by ',
    'chat',
    '.',
  ]);
});
