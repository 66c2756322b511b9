/** A signal sent to npm alone, as by `kill`, ends a long-running command and all its processes. */
import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { rebrandCopy } from '../fixtures/brandSite.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { publisherEnvironment } from '../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

/** Each command with the processes that it runs once it is ready. */
const COMMANDS = [
  ['start', 'astro build'],
  ['dev', 'astro dev'],
  ['preview', 'preview.ts'],
  ['publisher', 'astro build'],
] as const;

let folder: string;

beforeAll(async () => {
  folder = await emptyBuildFolder('stopping');
  await rebrandCopy(folder);
});

/** The command lines of all processes whose working folder is the command's. */
async function running(): Promise<string[]> {
  const commands = (await readdir('/proc')).map(async (id) => {
    const cwd = await readlink(`/proc/${id}/cwd`).catch(() => ''); // ended or foreign
    if (cwd !== resolve(folder)) return '';
    return readFile(`/proc/${id}/cmdline`, 'utf8').catch(unlessMissing(''));
  });
  return (await Promise.all(commands)).filter(Boolean).map((text) => text.replaceAll('\0', ' '));
}

test.each(
  COMMANDS.flatMap(([name, at]) =>
    (['SIGTERM', 'SIGINT'] as const).map((signal) => [name, signal, at] as const),
  ),
)('npm run %s leaves no process running after %s', async (name, signal, atWork) => {
  const api = await startFixtureApi(makeContent(SMALL));
  onTestFinished(() => api.close());
  if (name === 'preview') {
    await mkdir(join(folder, 'dist'), { recursive: true });
    await writeFile(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  }
  const npm = execa('npm', ['run', name], {
    cwd: folder,
    detached: true,
    extendEnv: false, // Astro serves no pages if it detects Vitest
    env: {
      PATH: process.env.PATH,
      ...publisherEnvironment(await makeTemporaryFolder(), api.origin),
    },
    reject: false,
  });
  await expect.poll(running).toContainEqual(expect.stringContaining(atWork));
  npm.kill(signal);
  await npm;
  await expect.poll(running).toEqual([]);
});
