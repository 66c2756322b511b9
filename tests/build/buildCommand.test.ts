import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content';
import { startFixtureApi } from '../fixtures/fixtureApi';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder';

const ALIAS = resolve('src/lib/registerAlias.ts');
const COMMAND = resolve('src/commands/build.ts');

/** Runs `npm run build` in a folder of its own: only what it is told is in its environment. */
async function runBuild(env: Record<string, string>) {
  const cwd = await makeTemporaryFolder();
  const nodeOptions = ['--import', ALIAS];
  const options = { cwd, env, nodeOptions, extendEnv: false, reject: false } as const;
  const { exitCode, stderr } = await execaNode(COMMAND, options);
  return { exitCode, stderr, files: await readdir(cwd) };
}

test('stops without API_BASE_URL and says what to set', async () => {
  const { exitCode, stderr } = await runBuild({});
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^error: API_BASE_URL: found nothing, expected the address of the API/m);
});

test('stops with one line for each setting that is wrong', async () => {
  const { exitCode, stderr } = await runBuild({ API_BASE_URL: 'api', SITE_URL: 'ftp://x' });
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/API_BASE_URL: found "api"/);
  expect(stderr).toMatch(/SITE_URL: found "ftp:\/\/x"/);
});

test('ends with exit code 1, one report and no site when no content can be had', async () => {
  const api = await startFixtureApi(makeContent(SMALL));
  onTestFinished(() => api.close());
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '404');
  const { exitCode, stderr, files } = await runBuild({
    API_BASE_URL: api.origin,
    SITE_URL: 'https://fixture.example',
  });
  expect(exitCode).toBe(1);
  for (const endpoint of LIST_ENDPOINTS) expect(stderr).toContain(`${endpoint}: HTTP 404`);
  expect(stderr.match(/^error:/gm)).toHaveLength(1);
  expect(files).not.toContain('dist');
});
