import { expect, test, vi } from 'vitest';
import { factValues } from '#/business/factValues.ts';
import { languages } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';

vi.mock('#/business/factValues.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/factValues.ts')>();
  const changed = { leadMonths: undefined, countedBy: 'Ganatri Ltd' };
  return { factValues: (locale: string) => ({ ...actual.factValues(locale), ...changed }) };
});

test.each(languages)(
  'in $name: facts are filled in, other values stay for later, and a text without its fact is empty',
  ({ code }) => {
    const { format, menu, privacy } = messagesIn(code);
    expect(menu.menuName).toContain(factValues(code).name ?? '');
    const left = format(menu.filters.unstated, { count: 3 });
    expect(left).toContain('3');
    expect(left).not.toContain('{');
    expect(privacy.keeping).toBe('');
    expect(privacy.counting).toContain('Ganatri Ltd');
  },
);

test('picks the plural form of a count, by English rules in a language without its own messages', () => {
  const dishes = '{count, plural, one {# dish} other {# dishes}}';
  const { format } = messagesIn('qaa');
  expect([1, 2].map((count) => format(dishes, { count }))).toEqual(['1 dish', '2 dishes']);
});
