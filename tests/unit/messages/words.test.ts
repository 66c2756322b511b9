import { expect, test, vi } from 'vitest';
import { factValues } from '#/business/factValues.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { languages } from '#/messages/languages.ts';
import { listWordFiles, readWordFile, words } from '#/messages/messages.ts';

vi.unmock('#/business/parts.ts'); // a language needs no words of a part that the business lacks

/** Every text below a value, by its path. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** The names of the values in the braces of a text. */
const namesIn = ([, text]: [string, string]) =>
  Array.from(text.matchAll(/\{(\w+)[},]/g), ([, name = '']) => name);

const files = languages
  .slice(1)
  .flatMap(({ code }) => listWordFiles(code).map((name) => [code, name] as const));

test.each(files)(
  'src/messages/%s/%s.json has the texts of English, and no value of its own',
  (...file) => {
    const [code, name] = file;
    const english = readWordFile('en', name);
    const { page: _, ...texts } = isRecord(english) ? english : {};
    const [own, known] = [textsIn(readWordFile(code, name)), textsIn(texts)];
    const without = (one: typeof own, other: typeof own) => {
      const paths = new Set(other.map(([path]) => path));
      return one.flatMap(([path]) => (paths.has(path) ? [] : path));
    };
    const values = new Set([...Object.keys(factValues(code)), ...known.flatMap(namesIn)]);
    expect({
      lacking: without(known, own),
      unknown: without(own, known),
      unknownValues: own.flatMap(namesIn).filter((value) => !values.has(value)),
    }).toEqual({ lacking: [], unknown: [], unknownValues: [] });
  },
);

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
