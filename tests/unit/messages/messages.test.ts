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
    expect(menu.menuName).toContain(factValues(code).name ?? '');
    const left = format(menu.filters.unstated, { count: 3 });
    expect(left).toContain('3');
    expect(left).not.toContain('{');
    expect(privacy.keeping).toBe('');
  },
);

test('a count chooses its form, by English where the site lacks a language', () => {
  const dishes = '{count, plural, one {# dish} other {# dishes}}';
  const { format } = messagesIn('qaa');
  expect([1, 2].map((count) => format(dishes, { count }))).toEqual(['1 dish', '2 dishes']);
});
