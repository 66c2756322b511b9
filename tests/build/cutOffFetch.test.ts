import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { expect, test } from 'vitest';
import { fetchFixture } from '../fixtures/fetchFixture.ts';
import { startHaltingApi } from '../fixtures/haltingApi.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const POSTS = 60;
const ANSWERED = 25;
const AT_ONCE = 4;

type HaltingApi = Awaited<ReturnType<typeof startHaltingApi>>;

/** Starts a build in a new folder, kills it after this many requests, and returns its cache. */
async function killBuild(api: HaltingApi, asked: number): Promise<string> {
  const cwd = await makeTemporaryFolder();
  const build = execaNode(resolve('src/commands/build.ts'), {
    cwd,
    env: { API_BASE_URL: api.origin },
    extendEnv: false,
    reject: false,
  });
  // More requests come only after the first answers have been saved.
  await expect.poll(api.countAsked).toBe(asked);
  build.kill('SIGKILL');
  await build;
  api.answerAll();
  return join(cwd, '.cache');
}

test('a fetch that was killed goes on where it stopped', async () => {
  const api = await startHaltingApi({ posts: POSTS, answered: ANSWERED });
  const cacheDir = await killBuild(api, ANSWERED + AT_ONCE);

  const { counts, warnings } = await fetchFixture({ api, cacheDir });
  expect(counts.blog).toBe(POSTS);
  expect(api.countAsked()).toBe(POSTS - ANSWERED);
  expect(warnings).toContain(
    `${ANSWERED} texts of posts are those that a build which was cut off had got`,
  );

  api.answerAll();
  await fetchFixture({ api, cacheDir });
  expect(api.countAsked()).toBe(POSTS);
});

test('a fetch that was killed among the pages of a list goes on where it stopped', async () => {
  const api = await startHaltingApi({ posts: POSTS, perPage: 2, answered: 9, what: 'pages' });
  const cacheDir = await killBuild(api, 10);

  const { counts, fallbacks } = await fetchFixture({ api, cacheDir });
  expect(counts.blog).toBe(POSTS);
  expect(api.countAsked()).toBe(POSTS / 2 - 1 - 9);
  expect(fallbacks).toContain(
    '/api/blog: 9 of its pages are those that a build which was cut off had got',
  );

  api.answerAll();
  await fetchFixture({ api, cacheDir });
  expect(api.countAsked()).toBe(POSTS / 2 - 1);
});
