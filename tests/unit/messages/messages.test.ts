import { expect, test, vi } from 'vitest';
import { factValues } from '#/business/factValues.ts';
import { languages } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';

vi.mock('#/business/factValues.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/factValues.ts')>();
  const factValues = (locale: string) => ({ ...actual.factValues(locale), leadMonths: undefined });
  return { factValues };
});

test.each(languages)(
  'texts in $name have the facts, keep other values for later, and are empty without a fact',
  ({ code }) => {
    const { format, menu, privacy } = messagesIn(code);
    expect(menu.menuName).toContain(factValues(code).name);
    const left = format(menu.filters.unstated, { count: 3 });
    expect(left).toContain('3');
    expect(left).not.toContain('{');
    expect(privacy.keeping).toBe('');
  },
);

test('tells one from several, and shows English where the site lacks a language', () => {
  const { format, menu } = messagesIn('qaa');
  const text = '{count, plural, one {# dish} other {# dishes}}';
  expect(format(text, { count: 1 })).toBe('1 dish');
  expect(format(text, { count: 2 })).toBe('2 dishes');
  expect(menu).toEqual(messagesIn('en').menu);
});
