import { expect, test } from 'vitest';
import { readBuildFlags, readPort } from '#/commands/flags.ts';

test('refuses a site that has shrunk, unless told otherwise', () => {
  expect(readBuildFlags([])).toEqual({ onShrink: 'refuse' });
  expect(readBuildFlags(['--accept-shrink'])).toEqual({ onShrink: 'accept' });
});

test('names the flag that there is in place of an unknown one', () => {
  expect(() => readBuildFlags(['--accept'])).toThrow(
    /^Unknown option '--accept'.*there is --accept-shrink$/,
  );
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
