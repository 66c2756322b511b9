import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ensureProgram } from '#/tools/debianPackage.ts';
import { addProgram } from '../../fixtures/addProgram.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const PROGRAM = 'a-server-nobody-has';

let folder = '';

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});

test('takes the program that is there', async () => {
  const file = await addProgram(folder, PROGRAM);
  expect(await ensureProgram(PROGRAM)).toBe(file);
});

test("installs Debian's package of that name where it may", async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  const file = join(folder, PROGRAM);
  const install = `printf '#!/bin/sh\\n' > ${file}; /bin/chmod +x ${file}`;
  await addProgram(folder, 'apt-get', `case "$*" in *install*${PROGRAM}) ${install};; esac`);
  expect(await ensureProgram(PROGRAM)).toBe(file);
});

test('names the package and the one command that installs it', async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  await addProgram(folder, 'apt-get', 'exit 1');
  await expect(ensureProgram(PROGRAM)).rejects.toThrow(
    `No ${PROGRAM} found. Install it with: apt-get update && apt-get install -y ${PROGRAM}`,
  );
});
