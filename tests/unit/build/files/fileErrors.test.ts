import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasCode, unlessMissing } from '#/build/files/fileErrors.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

test('a file that is not there gives the fallback', async () => {
  const file = join(await makeTemporaryFolder(), 'missing');
  expect(await readFile(file, 'utf8').catch(unlessMissing('none'))).toBe('none');
});

test('a file that cannot be read is an error still', async () => {
  const folder = await makeTemporaryFolder();
  await expect(readFile(folder, 'utf8').catch(unlessMissing('none'))).rejects.toThrow('EISDIR');
});

test('only an error has a code', () => {
  expect(hasCode(Object.assign(new Error('gone'), { code: 'ESRCH' }), 'ESRCH')).toBe(true);
  expect(hasCode({ code: 'ESRCH' }, 'ESRCH')).toBe(false);
  expect(hasCode(new Error('ESRCH'), 'ESRCH')).toBe(false);
});
