import { expect, test } from 'vitest';
import { SettingsError } from '#/build/settings.ts';
import { readBuildFlags, readLanguage, readPort } from '#/commands/flags.ts';
import { languages } from '#/config.ts';

test('refuses a site that has shrunk, unless told otherwise', () => {
  expect(readBuildFlags([])).toEqual({ shrinking: 'refused' });
  expect(readBuildFlags(['--accept-shrink'])).toEqual({ shrinking: 'accepted' });
});

test('names the flag that there is', () => {
  expect(() => readBuildFlags(['--acept-shrink'])).toThrow(SettingsError);
  expect(() => readBuildFlags(['--acept-shrink'])).toThrow('there is --accept-shrink');
});

test.each([
  [[], 4321],
  [['--port', '8080'], 8080],
  [['--port=8080'], 8080],
])('%j means port %i', (words, port) => {
  expect(readPort(4321, words)).toBe(port);
});

test.each([['--port'], ['--port', 'web'], ['--port', '0'], ['--port', '65536'], ['--port', '1.5']])(
  'says what is wrong with %s %s',
  (...words) => {
    expect(() => readPort(4321, words)).toThrow(
      /^--port: found .+, expected a number from 1 to 65535$/,
    );
  },
);

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
