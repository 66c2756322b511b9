import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '~/lib/server/listen';
import { makeContent, plainFlavour, SMALL } from '../../fixtures/content';
import { fetchFixture } from '../../fixtures/fetchFixture';
import { startFixtureApi } from '../../fixtures/fixtureApi';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder';

const ANSWER_MS = 100;

async function startApi() {
  const api = await startFixtureApi(makeContent(SMALL, plainFlavour));
  onTestFinished(() => api.close());
  return api;
}

const readDishes = (directory: string) => readFile(join(directory, 'food.json'), 'utf8');

test('an unchanged sample API on another port has its media there too', async () => {
  const cacheDir = await makeTemporaryFolder();
  const [first, second] = [await startApi(), await startApi()];
  await fetchFixture({ api: first, cacheDir, isSample: true });
  const { directory } = await fetchFixture({ api: second, cacheDir, isSample: true });
  const dishes = await readDishes(directory);
  expect(dishes).toContain(second.origin);
  expect(dishes).not.toContain(first.origin);
});

test('an unchanged answer is asked for by its validator and its rows are kept', async () => {
  const cacheDir = await makeTemporaryFolder();
  const api = await startApi();
  const before = await fetchFixture({ api, cacheDir });
  const after = await fetchFixture({ api, cacheDir });
  const rowsOf = async (directory: string) =>
    (JSON.parse(await readDishes(directory)) as { rows: unknown[] }).rows;
  expect(await rowsOf(after.directory)).toEqual(await rowsOf(before.directory));
});

test('a real API never reads a copy of the sample', async () => {
  const cacheDir = await makeTemporaryFolder();
  const api = await startApi();
  await fetchFixture({ api, cacheDir, isSample: true });
  api.setFault('/api/food', '500');
  await expect(fetchFixture({ api, cacheDir })).rejects.toThrow('/api/food: HTTP 500');
});

test('never asks the API for more than four things at once, bodies of posts among them', async () => {
  const inFlight = { now: 0, most: 0 };
  const server = createServer((request, response) => {
    inFlight.most = Math.max(inFlight.most, (inFlight.now += 1));
    const isList = request.url === '/api/blog';
    const data = isList ? Array.from({ length: 20 }, (_, id) => ({ id })) : { description: 'Text' };
    setTimeout(
      () => {
        inFlight.now -= 1;
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
      },
      isList ? 0 : ANSWER_MS,
    );
  });
  const origin = `http://localhost:${await listen(server)}`;
  onTestFinished(() => closeServer(server));
  const cacheDir = await makeTemporaryFolder();
  await fetchFixture({ api: { origin }, cacheDir, allowContentErrors: true });
  expect(inFlight.most).toBe(4);
});
