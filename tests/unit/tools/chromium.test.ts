import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  addHeadlessShell,
  ensureChromium,
  findChromium,
  findHeadlessChromium,
} from '#/tools/chromium.ts';
import { addProgram } from '../../fixtures/addProgram.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const playwright = vi.hoisted(() => ({ executablePath: (): string => '' }));
vi.mock('playwright', () => ({ chromium: playwright }));

let folder: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.spyOn(playwright, 'executablePath').mockReturnValue(join(folder, 'not-there'));
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});

test('prefers CHROMIUM_PATH, and refuses it if it is no program', async () => {
  await addProgram(folder, 'chromium');
  await addProgram(folder, 'chromium-headless-shell');
  const mine = join(folder, 'mine');
  vi.stubEnv('CHROMIUM_PATH', mine);
  expect(() => findChromium()).toThrow('CHROMIUM_PATH is "');
  await addProgram(folder, 'mine');
  expect([findChromium(), findHeadlessChromium()]).toEqual([mine, mine]);
});

test.each<[string, () => Promise<unknown>, () => string | undefined]>([
  ['chromium', ensureChromium, findChromium],
  ['chromium-headless-shell', addHeadlessShell, findHeadlessChromium],
])("installs Debian's package %s if it may", async (name, install, find) => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  const copy = `/bin/cp /bin/true ${folder}/${name}`;
  await addProgram(folder, 'apt-get', `case "$*" in *install*${name}) ${copy};; esac`);
  await install();
  expect(find()).toBe(join(folder, name));
});

const INSTALL = 'apt-get update && apt-get install -y chromium';

test.each([
  ['root', 0, INSTALL],
  ['others, which asks for the password of root', 1000, `su -c '${INSTALL}'`],
])('names the one command that installs it, for %s', async (_, user, command) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  await symlink('/usr/bin/env', join(folder, 'env'));
  await addProgram(folder, 'apt-get', 'exit 1');
  const message = `No chromium found. Install it with: ${command}`;
  await expect(ensureChromium()).rejects.toThrow(message);
});
