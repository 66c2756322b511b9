import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { probePort } from '#/build/network/listen.ts';
import { makeProjectFolder } from '../fixtures/temporaryFolder.ts';

const END_MS = 60_000;

/** Runs a command in its own folder; if it does not end, it has no exit code. */
async function run(name: 'bench' | 'shots', cwd: string, env: Record<string, string> = {}) {
  const options = { cwd, env, reject: false, timeout: END_MS } as const;
  return execaNode(resolve('src/commands', `${name}.ts`), options);
}

test('shots names the commands that build a site if there is none', async () => {
  const { exitCode, stderr } = await run('shots', await makeProjectFolder());
  expect(exitCode).toBe(1);
  expect(stderr).toBe(
    'error: There is no dist/ yet: npm run build or npm run build:sample makes it',
  );
});

test('bench fails if no browser can be started', async () => {
  const folder = await makeProjectFolder();
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  const { exitCode, stderr } = await run('bench', folder, { CHROMIUM_PATH: '/nowhere' });
  expect(exitCode).toBe(1);
  expect(stderr).toContain('CHROMIUM_PATH is "/nowhere"');
});

test('preview serves the site at the port that it is told', async () => {
  const folder = await makeProjectFolder();
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  const port = await probePort();
  const words = ['--port', String(port)];
  const options = { cwd: folder, reject: false } as const;
  const preview = execaNode(resolve('src/commands/preview.ts'), words, options);
  onTestFinished(async () => {
    preview.kill();
    await preview;
  });
  await vi.waitFor(
    async () => {
      const answer = await fetch(`http://localhost:${port}/`);
      expect(await answer.text()).toBe('<h1>Home</h1>');
    },
    { timeout: END_MS },
  );
});
