import { expect, test, vi } from 'vitest';
import { factValues } from '#/business/factValues.ts';
import { languages } from '#/messages/languages.ts';
import { words } from '#/messages/messages.ts';

vi.mock('#/business/factValues.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/business/factValues.ts')>();
  const factValues = (locale: string) => ({ ...actual.factValues(locale), leadMonths: undefined });
  return { factValues };
});

test.each(languages)(
  'texts in $name have the facts, keep other values for later, and are empty without a fact',
  ({ code }) => {
    const { fill, menu, privacy } = words(code);
    expect(menu.menuName).toContain(factValues(code).name);
    const left = fill(menu.filters.unstated, { count: 3 });
    expect(left).toContain('3');
    expect(left).not.toContain('{');
    expect(privacy.keeping).toBe('');
  },
);

test('English tells one from several, and shows where the site lacks a language', () => {
  const { fill, menu } = words('qaa');
  expect(fill(menu.filters.unstated, { count: 1 })).toMatch(/^1 dish has /);
  expect(fill(menu.filters.unstated, { count: 2 })).toMatch(/^2 dishes have /);
});
