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

test('English tells one from several, and shows where the site lacks a language', () => {
  const { format, menu } = messagesIn('qaa');
  expect(format(menu.filters.unstated, { count: 1 })).toMatch(/^1 dish has /);
  expect(format(menu.filters.unstated, { count: 2 })).toMatch(/^2 dishes have /);
});
