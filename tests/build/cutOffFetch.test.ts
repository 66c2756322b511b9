import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';
import { fetchFixture } from '../fixtures/fetchFixture.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const POSTS = 60;
const ANSWERED = 25;
const AT_ONCE = 4;

/** An API of posts whose bodies stand apart; it answers so many of them and is silent from then on. */
async function startApi() {
  let asked = 0;
  let answered = ANSWERED;
  const list = Array.from({ length: POSTS }, (_, id) => ({ id }));
  const server = createServer((request, response) => {
    const isBody = /^\/api\/blog\/\d+$/.test(request.url ?? '');
    if (isBody) asked += 1;
    if (isBody && asked > answered) return;
    const data = isBody ? { description: 'Text' } : request.url === '/api/blog' ? list : [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'success', data }));
  });
  const origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => closeServer(server));
  const answerAll = () => {
    asked = 0;
    answered = Infinity;
  };
  return { origin, countAsked: () => asked, answerAll };
}

test('a fetch that was killed goes on where it stopped', async () => {
  const api = await startApi();
  const cwd = await makeTemporaryFolder();
  const build = execaNode(resolve('src/commands/build.ts'), {
    cwd,
    env: { API_BASE_URL: api.origin },
    extendEnv: false,
    reject: false,
  });
  // The next are asked for only when those before them are kept.
  await expect.poll(api.countAsked, { timeout: 60_000 }).toBe(ANSWERED + AT_ONCE);
  build.kill('SIGKILL');
  await build;

  api.answerAll();
  const { counts, warnings } = await fetchFixture({ api, cacheDir: join(cwd, '.cache') });
  expect(counts.blog).toBe(POSTS);
  expect(api.countAsked()).toBe(POSTS - ANSWERED);
  expect(warnings).toContain(
    `${ANSWERED} texts of posts are those that a build which was cut off had got`,
  );

  api.answerAll();
  await fetchFixture({ api, cacheDir: join(cwd, '.cache') });
  expect(api.countAsked()).toBe(POSTS);
});
