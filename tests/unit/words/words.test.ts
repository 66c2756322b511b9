import { describe, expect, test, vi } from 'vitest';
import { business } from '#/business/business.ts';
import { factValues } from '#/business/factValues.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { languages } from '#/words/languages.ts';
import { missingSharedWords } from '#/words/pageSettings.ts';
import { listWordFiles, readWordFile, words } from '#/words/words.ts';

vi.unmock('#/business/parts.ts'); // a language needs no words of a part that the business lacks

/** Every text below a value, by its path. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, `${path}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const pathsIn = (value: unknown) => textsIn(value, '').map(([path]) => path.slice(1));

describe.each(languages.slice(1))('the words in $name', ({ code }) => {
  test('have the files that all pages share', () => {
    const lines = missingSharedWords(code).map((name) => `src/words/${code}/ lacks ${name}.json`);
    expect(lines).toEqual([]);
  });

  test.each(listWordFiles(code))('%s has the keys of the English file', (name) => {
    const english = readWordFile('en', name);
    const { page: _, ...texts } = isRecord(english) ? english : {};
    const [own, known] = [pathsIn(readWordFile(code, name)), pathsIn(texts)];
    const file = `src/words/${code}/${name}.json`;
    expect([
      ...known.filter((path) => !own.includes(path)).map((path) => `${file} lacks ${path}`),
      ...own.filter((path) => !known.includes(path)).map((path) => `${file} alone has ${path}`),
    ]).toEqual([]);
  });

  test.each(listWordFiles(code))(
    '%s names only values that the English file or the facts have',
    (name) => {
      const namesOf = (file: unknown) =>
        textsIn(file, '').flatMap(([, text]) =>
          [...text.matchAll(/\{(\w+)[},]/g)].map(([, value]) => value),
        );
      const known = new Set([
        ...namesOf(readWordFile('en', name)),
        ...Object.keys(factValues(code)),
      ]);
      expect(namesOf(readWordFile(code, name)).filter((value) => !known.has(value))).toEqual([]);
    },
  );
});

describe.each(languages)('texts in $name', ({ code }) => {
  test('fill in the facts of the business', () => {
    expect(words(code).menu.menuName).toContain(business.name);
  });

  test('keep other values for later', () => {
    const { fill, menu } = words(code);
    const found = fill(menu.filters.found, { filter: 'Jain', count: 3 });
    expect(found).toContain('Jain');
    expect(found).toContain('3');
    expect(found).not.toContain('{');
  });
});

test('English tells one from several', () => {
  const { fill, menu } = words('en');
  expect(fill(menu.filters.found, { filter: 'Jain', count: 1 })).toBe('Jain: 1 dish');
  expect(fill(menu.filters.found, { filter: 'Jain', count: 2 })).toBe('Jain: 2 dishes');
});

test('a language that the site does not have shows English', () => {
  expect(words('qaa').menu.title).toBe(words('en').menu.title);
});
