import { chmod, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ensureProgram } from '~/lib/debianPackage';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder';

const PROGRAM = 'a-server-nobody-has';

let folder = '';

/** Puts a program on the path, which holds nothing else. */
async function addProgram(name: string, script = ''): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});

test('takes the program that is there', async () => {
  const file = await addProgram(PROGRAM);
  expect(await ensureProgram(PROGRAM)).toBe(file);
});

test("installs Debian's package of that name where it may", async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  const file = join(folder, PROGRAM);
  const install = `printf '#!/bin/sh\\n' > ${file}; /bin/chmod +x ${file}`;
  await addProgram('apt-get', `case "$*" in *install*${PROGRAM}) ${install};; esac`);
  expect(await ensureProgram(PROGRAM)).toBe(file);
});

test('names the package and the one command that installs it', async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  await addProgram('apt-get', 'exit 1');
  await expect(ensureProgram(PROGRAM)).rejects.toThrow(
    `No ${PROGRAM} found. Install it with: apt-get update && apt-get install -y ${PROGRAM}`,
  );
});
