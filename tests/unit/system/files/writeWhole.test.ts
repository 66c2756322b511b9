import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { openStateFile } from '#/system/files/stateFile.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

test('a failed write leaves the old file and no temporary one', async () => {
  const folder = await makeTemporaryFolder();
  const inTheWay = join(folder, 'state.json');
  await mkdir(inTheWay);
  await writeFile(join(inTheWay, 'kept'), 'before');
  await expect(writeWhole(inTheWay, 'after')).rejects.toThrow(/state\.json/);
  expect(await readdir(folder, { recursive: true })).toEqual(['state.json', 'state.json/kept']);
});

test('of concurrent writes the last one wins', async () => {
  const file = join(await makeTemporaryFolder(), 'state.json');
  const { write } = openStateFile(file, v.string());
  const long = 'a'.repeat(1_000_000); // takes longer to write
  await Promise.all([write(long), write('b'), write('c')]);
  expect(await readFile(file, 'utf8')).toBe('"c"');
});
