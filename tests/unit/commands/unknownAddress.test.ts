import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, test } from 'vitest';
import { makeProjectFolder } from '../../fixtures/temporaryFolder.ts';

test.each([
  ['bench', '/nosuch/', 'error: the site has no page /nosuch/'],
  ['shots', 'nosuch', 'error: no page or state has nosuch in its name'],
])('%s says that the site has nothing by the name that it was given', async (name, word, line) => {
  const cwd = await makeProjectFolder();
  await mkdir(join(cwd, 'dist'));
  await writeFile(join(cwd, 'dist/index.html'), '<h1>Home</h1>');
  const command = resolve('src/commands', `${name}.ts`);
  const end = await execaNode(command, [word], { cwd, reject: false });
  expect(end).toMatchObject({ exitCode: 1, stdout: '', stderr: line });
});
