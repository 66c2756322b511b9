import { expect, test } from 'vitest';
import { FlagError, readBuildFlags } from '#/commands/buildFlags.ts';

test('refuses a site that has shrunk, unless told otherwise', () => {
  expect(readBuildFlags([])).toEqual({ shrinking: 'refused' });
  expect(readBuildFlags(['--accept-shrink'])).toEqual({ shrinking: 'accepted' });
});

test('names the flag there is where it is given another', () => {
  expect(() => readBuildFlags(['--accept'])).toThrow(FlagError);
  expect(() => readBuildFlags(['--accept'])).toThrow('there is --accept-shrink');
});
