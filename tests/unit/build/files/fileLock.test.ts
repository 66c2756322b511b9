import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { beforeEach, expect, test } from 'vitest';
import { lockFile } from '#/build/files/fileLock.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const SCRIPT = resolve('tests/fixtures/lockHolder.ts');

let file = '';

beforeEach(async () => {
  file = join(await makeTemporaryFolder(), 'lock');
});

test('a lock is held by one at a time, and by the next after its release', () => {
  const first = lockFile(file);
  expect(lockFile(file)).toBeUndefined();
  first?.release();
  const second = lockFile(file);
  expect(second).toBeDefined();
  second?.release();
});

test('a lock of another process cannot be taken until that process is killed', async () => {
  const holder = execaNode(SCRIPT, [file], {
    ipc: true,
    reject: false,
  });
  await holder.getOneMessage();
  expect(lockFile(file)).toBeUndefined();
  holder.kill('SIGKILL');
  await holder;
  const lock = lockFile(file);
  expect(lock).toBeDefined();
  lock?.release();
});
