import { expect, test } from 'vitest';
import { readLanguage } from '#/commands/readLanguage.ts';
import { languages } from '#/config.ts';

test('is English unless told otherwise', () => {
  expect(readLanguage([])).toBe('en');
  expect(readLanguage(['--port', '8080'])).toBe('en');
});

test.each(languages)('knows %s, which the site speaks', (code) => {
  expect(readLanguage(['--port', '8080', '--language', code])).toBe(code);
  expect(readLanguage([`--language=${code}`])).toBe(code);
});

test.each([['--language'], ['--language', 'fr'], ['--language', 'EN'], ['--language=']])(
  'says what is wrong with %s %s',
  (...words) => {
    expect(() => readLanguage(words)).toThrow(/^--language: found .+, expected one of en/);
  },
);
