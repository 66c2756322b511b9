import { expect, test, vi } from 'vitest';
import { factValues } from '#/business/factValues.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { languages } from '#/messages/languages.ts';
import { listWordFiles, readWordFile, words } from '#/messages/messages.ts';

vi.unmock('#/business/parts.ts'); // a language needs no words of a part that the business lacks

/** Every text below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The names of the values in the braces of texts. */
const namesIn = (texts: unknown) =>
  textsIn(texts).flatMap((text) => Array.from(text.matchAll(/\{(\w+)[},]/g), ([, name]) => name));

const files = languages
  .slice(1)
  .flatMap(({ code }) => listWordFiles(code).map((name) => [code, name] as const));

test.each(files)('src/messages/%s/%s.json names no value of its own', (code, name) => {
  const known = new Set([...Object.keys(factValues(code)), ...namesIn(readWordFile('en', name))]);
  expect(namesIn(readWordFile(code, name)).filter((value) => !known.has(value))).toEqual([]);
});

test.each(languages)(
  'texts in $name have the facts, and keep other values for later',
  ({ code }) => {
    const { fill, menu } = words(code);
    expect(menu.menuName).toContain(factValues(code).name);
    const left = fill(menu.filters.unstated, { count: 3 });
    expect(left).toContain('3');
    expect(left).not.toContain('{');
  },
);

test('English tells one from several, and shows where the site lacks a language', () => {
  const { fill, menu } = words('qaa');
  expect(fill(menu.filters.unstated, { count: 1 })).toMatch(/^1 dish has /);
  expect(fill(menu.filters.unstated, { count: 2 })).toMatch(/^2 dishes have /);
});
