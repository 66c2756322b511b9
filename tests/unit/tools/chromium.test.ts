import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addHeadlessShell,
  chromiumArguments,
  ensureChromium,
  findChromium,
  findHeadlessChromium,
} from '#/tools/chromium.ts';
import { addProgram } from '../../fixtures/addProgram.ts';

const playwright = vi.hoisted(() => ({ executablePath: (): string => '' }));
vi.mock('playwright', () => ({ chromium: playwright }));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.spyOn(playwright, 'executablePath').mockReturnValue(join(folder, 'not-there'));
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => rm(folder, { recursive: true }));

test('takes CHROMIUM_PATH before all others', async () => {
  await addProgram(folder, 'chromium');
  vi.stubEnv('CHROMIUM_PATH', await addProgram(folder, 'mine'));
  expect(findChromium()).toBe(join(folder, 'mine'));
});

test('refuses a CHROMIUM_PATH that is no program', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
  expect(() => findChromium()).toThrow('CHROMIUM_PATH is "');
});

test("takes Playwright's own before the system's", async () => {
  await addProgram(folder, 'chromium');
  vi.spyOn(playwright, 'executablePath').mockReturnValue(
    await addProgram(folder, 'playwright-chromium'),
  );
  expect(findChromium()).toBe(join(folder, 'playwright-chromium'));
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])(
  "finds the system's by the name %s",
  async (name) => {
    const file = await addProgram(folder, name);
    expect(findChromium()).toBe(file);
  },
);

test('runs browser tests in Chromium without windows where that is there', async () => {
  const whole = await addProgram(folder, 'chromium');
  expect(findHeadlessChromium()).toBe(whole);
  const shell = await addProgram(folder, 'chromium-headless-shell');
  expect(findHeadlessChromium()).toBe(shell);
  expect(findChromium()).toBe(whole);
});

test('runs them in the Chromium that a person chose', async () => {
  await addProgram(folder, 'chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', await addProgram(folder, 'mine'));
  expect(findHeadlessChromium()).toBe(join(folder, 'mine'));
});

test("adds Debian's Chromium without windows where it is not there", async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  const script = `case "$*" in *install*) /bin/cp /bin/true ${folder}/chromium-headless-shell;; esac`;
  await addProgram(folder, 'apt-get', script);
  await addHeadlessShell();
  expect(findHeadlessChromium()).toBe(join(folder, 'chromium-headless-shell'));
});

test("installs Debian's package where it may", async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  await addProgram(
    folder,
    'apt-get',
    `case "$*" in *install*chromium) printf '#!/bin/sh\\n' > ${folder}/chromium; /bin/chmod +x ${folder}/chromium;; esac`,
  );
  expect(await ensureChromium()).toBe(join(folder, 'chromium'));
});

test('names the one command for root that installs it', async () => {
  await symlink('/usr/bin/env', join(folder, 'env'));
  await addProgram(folder, 'apt-get', 'exit 1');
  await expect(ensureChromium()).rejects.toThrow(
    'No chromium found. Install it with: apt-get update && apt-get install -y chromium',
  );
});

test('asks for the password of root where sudo is not allowed', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  await addProgram(folder, 'apt-get', 'exit 1');
  await expect(ensureChromium()).rejects.toThrow(
    "No chromium found. Install it with: su -c 'apt-get update && apt-get install -y chromium'",
  );
});

test("names Playwright's command where there is no apt-get", async () => {
  await expect(ensureChromium()).rejects.toThrow('npx playwright install chromium');
});

test('leaves the sandbox out for root only', () => {
  expect(chromiumArguments()).toContain('--no-sandbox');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(chromiumArguments()).not.toContain('--no-sandbox');
});
