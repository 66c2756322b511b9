import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { beforeEach, expect, test } from 'vitest';
import { lockFile } from '#/system/files/fileLock.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const SCRIPT = resolve('tests/unit/system/files/lockHolder.ts');

let file = '';

beforeEach(async () => {
  file = join(await makeTemporaryFolder(), 'lock');
});

test('a lock of another process cannot be taken until that process is killed', async () => {
  const holder = execaNode(SCRIPT, [file], { ipc: true, reject: false });
  await holder.getOneMessage();
  expect(() => lockFile(file, 'it is held')).toThrow('it is held');
  holder.kill('SIGKILL');
  await holder;
  lockFile(file, 'it is held')[Symbol.dispose]();
});
