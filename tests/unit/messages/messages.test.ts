import { expect, test } from 'vitest';
import { messagesIn } from '#/messages/messages.ts';

const { format, formatIfKnown } = messagesIn('qaa');

test('picks the plural form of a count', () => {
  const dishes = '{count, plural, one {# dish} other {# dishes}}';
  expect([1, 2].map((count) => format(dishes, { count }))).toEqual(['1 dish', '2 dishes']);
});

test('throws for a value that a message names and nobody gives', () => {
  expect(() => format('{count} of {total}', { count: 3 })).toThrow('total');
  expect(() => formatIfKnown('{count} of {total}', { count: 3 })).toThrow('total');
});

test('returns undefined for a message whose value is not known', () => {
  expect(formatIfKnown('Within {reply}', { reply: undefined })).toBeUndefined();
  expect(formatIfKnown('Within {reply}', { reply: '24 hours' })).toBe('Within 24 hours');
});
