import { resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

test('a stage that does not exist is an error and runs nothing', async () => {
  const { exitCode, stdout, stderr } = await execaNode(
    resolve('src/commands/test.ts'),
    ['format', 'browsers'],
    { cwd: await makeTemporaryFolder(), reject: false },
  );
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      'error: npm test has no stage "browsers"; the stages are format, types, lint, unused, unit, build, browser, long, longBrowser',
  });
});
