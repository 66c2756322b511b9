import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { LIST_ENDPOINTS, makeContent, neededEndpoints, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { makeProjectFolder } from '../fixtures/temporaryFolder.ts';

const COMMAND = resolve('src/commands/build.ts');

/** Runs `npm run build` in its own folder, with only these variables in its environment. */
async function runBuild(env: Record<string, string>, folder?: string, flags: string[] = []) {
  const cwd = folder ?? (await makeProjectFolder());
  return execaNode(COMMAND, flags, { cwd, env, extendEnv: false, reject: false });
}

test('stops without API_BASE_URL and says what to set', async () => {
  const { exitCode, stderr } = await runBuild({});
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^error: API_BASE_URL: found nothing, expected the address of the API/m);
});

test('ends with exit code 1, one report and the old site when no content can be had', async () => {
  const api = await startFixtureApi(makeContent(SMALL));
  onTestFinished(() => api.close());
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '404');
  const folder = await makeProjectFolder();
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/_headers'), headersFile()); // the mark of a site of ours
  const env = { API_BASE_URL: api.origin, SITE_URL: 'https://fixture.example' };
  const { exitCode, stderr } = await runBuild(env, folder);
  expect(exitCode).toBe(1);
  for (const path of neededEndpoints) expect(stderr).toContain(`${path}: HTTP 404`);
  expect(stderr.match(/^error:/gm)).toHaveLength(1);
  expect(await readdir(join(folder, 'dist'))).toEqual(['_headers']);
  expect(await readFile(join(folder, 'dist/_headers'), 'utf8')).toBe(headersFile());
});

test('a second build beside one at work says so in a sentence and ends with exit code 1', async () => {
  const { promise: isAsked, resolve: tell } = Promise.withResolvers<undefined>();
  const silent = createServer(() => tell(undefined));
  const env = {
    API_BASE_URL: `http://localhost:${await listen(silent)}`,
    SITE_URL: 'https://fixture.example',
  };
  const folder = await makeProjectFolder();
  const first = runBuild(env, folder);
  await isAsked;
  const { exitCode, stderr } = await runBuild(env, folder);
  expect(exitCode).toBe(1);
  expect(stderr).toBe(
    'error: another build is at work in this folder; start again when it has ended',
  );
  await closeServer(silent);
  expect((await first).stderr).toContain('connection failed');
});

test('stops at a flag that it does not know', async () => {
  const { exitCode, stderr } = await runBuild({}, undefined, ['--accept']);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^error: Unknown option '--accept'.*there is --accept-shrink$/m);
});
