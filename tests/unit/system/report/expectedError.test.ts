import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ExpectedError, isExpected } from '#/system/report/expectedError.ts';

const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

test.each([
  ['one of ours', new ExpectedError('the site is missing'), true],
  ['a folder in place of a file', thrownBy(() => readFileSync('src')), true],
  ['a full disk', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }), true],
  ['a file that code of ours should have written', thrownBy(() => readFileSync('no-file')), false],
  ['a fault of our code', new TypeError('x is undefined'), false],
])('the message of %s tells its reader all: %s', (_, error, expected) => {
  expect(isExpected(error)).toBe(expected);
});
