import { expect, test } from 'vitest';
import { FlagError, readBuildFlags } from '#/commands/buildFlags.ts';

test('trusts what is kept and refuses a site that has shrunk, unless told otherwise', () => {
  expect(readBuildFlags([])).toEqual({ isFresh: undefined, shrinking: 'refused' });
  expect(readBuildFlags(['--fresh'])).toEqual({ isFresh: true, shrinking: 'refused' });
  expect(readBuildFlags(['--accept-shrink'])).toMatchObject({ shrinking: 'accepted' });
});

test('names the flags there are where it is given another', () => {
  expect(() => readBuildFlags(['--frsh'])).toThrow(FlagError);
  expect(() => readBuildFlags(['--frsh'])).toThrow('there are --fresh and --accept-shrink');
});
