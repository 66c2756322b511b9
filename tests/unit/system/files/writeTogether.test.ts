import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTogether } from '#/system/files/writeTogether.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

test('writes files and their folders', async () => {
  const folder = await makeTemporaryFolder();
  await writeTogether(new Map([[join(folder, 'social/gu/home.png'), 'card']]));
  expect(await readdir(join(folder, 'social/gu'))).toEqual(['home.png']);
});

test('leaves all files as they were if one cannot be written', async () => {
  const folder = await makeTemporaryFolder();
  const [first, inTheWay] = [join(folder, 'a.png'), join(folder, 'b')];
  await writeFile(first, 'before');
  await writeFile(inTheWay, 'a file');
  const files = new Map([first, join(inTheWay, 'c.png')].map((file) => [file, 'after']));
  await expect(writeTogether(files)).rejects.toThrow(/b/);
  expect(await readFile(first, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['a.png', 'b']);
});
