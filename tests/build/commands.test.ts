/** Runs each command of package.json in a folder of its own. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { headersFile } from '#/hosts/headersFile.ts';
import { LIST_ENDPOINTS, makeContent, neededEndpoints, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { makeProjectFolder } from '../fixtures/temporaryFolder.ts';

const END_MS = 60_000;

/** Makes a folder with a finished site of one file. */
async function makeSiteFolder(file = 'index.html', text = '<h1>Home</h1>'): Promise<string> {
  const folder = await makeProjectFolder();
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', file), text);
  return folder;
}

/** Starts a command with only these variables in its environment. */
const start = (name: string, cwd: string, env: Record<string, string> = {}) =>
  execaNode(resolve('src/commands', `${name}.ts`), {
    cwd,
    env,
    extendEnv: false,
    reject: false,
    timeout: END_MS,
  });

test.each([
  ['build', /^error: API_BASE_URL: found nothing, expected the address of the API/m],
  ['shots', /^error: there is no dist\/ yet; run npm run build or npm run build:sample first$/],
])('%s ends with exit code 1 and names what it needs', async (name, message) => {
  const { exitCode, stderr } = await start(name, await makeProjectFolder());
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(message);
});

test('build without any content ends with exit code 1 and the old site', async () => {
  await using api = await startFixtureApi(makeContent(SMALL));
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '404');
  const folder = await makeSiteFolder('_headers', headersFile()); // marks the site as ours
  const addresses = { API_BASE_URL: api.origin, SITE_URL: 'https://fixture.example' };
  const env = { ...addresses, ACCEPT_SHRINK: '1' };
  const { exitCode, stderr } = await start('build', folder, env);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^ACCEPT_SHRINK is set: this build accepts any loss\n/);
  for (const path of neededEndpoints) expect(stderr).toContain(`${path}: HTTP 404`);
  expect(stderr.match(/^error:/gm)).toHaveLength(1);
  expect(await readdir(join(folder, 'dist'))).toEqual(['_headers']);
  expect(await readFile(join(folder, 'dist/_headers'), 'utf8')).toBe(headersFile());
});

test('preview serves the site at the address that it prints', async () => {
  const preview = start('preview', await makeSiteFolder());
  let output = '';
  preview.stderr.on('data', (text) => (output += String(text)));
  onTestFinished(async () => {
    preview.kill();
    await preview;
  });
  await vi.waitFor(
    async () => {
      const response = await fetch(/Site: (.+)/.exec(output)?.[1] ?? '');
      expect(await response.text()).toBe('<h1>Home</h1>');
    },
    { timeout: END_MS },
  );
});
