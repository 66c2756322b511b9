import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';
import { makeContent, plainFlavour, SMALL } from '../../../fixtures/content.ts';
import { fetchFixture } from '../../../fixtures/fetchFixture.ts';
import { startFixtureApi } from '../../../fixtures/fixtureApi.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const ANSWER_MS = 100;

/** Its only media are videos, which are not encoded. */
async function startApi() {
  const api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
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

test('holds what an endpoint says on all of its pages, or the whole copy where one fails', async () => {
  const cacheDir = await makeTemporaryFolder();
  const api = await startApi();
  const [first, ...others] = api.content['/api/faq'];
  api.setAnswer('/api/faq', { data: [first], links: { next: `${api.origin}/api/faq?page=2` } });
  api.setAnswer('/api/faq?page=2', { data: others, links: { next: null } });
  expect((await fetchFixture({ api, cacheDir })).counts.faq).toBe(SMALL.faqCategories);
  api.setAnswer('/api/faq?page=2', { data: 'broken' });
  const { counts, warnings } = await fetchFixture({ api, cacheDir });
  expect(counts.faq).toBe(SMALL.faqCategories);
  expect(warnings).toContainEqual(
    expect.stringContaining('/api/faq?page=2: expected a list in data, found a string; using'),
  );
});

test('says in its report what was expected of an answer and what was found', async () => {
  const cacheDir = await makeTemporaryFolder();
  const api = await startApi();
  api.setAnswer('/api/food', { status: 'success', data: 'none' });
  const fetching = fetchFixture({ api, cacheDir });
  await expect(fetching).rejects.toThrow('/api/food: expected a list in data, found a string');
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

test('a page with an error message counts as a fallback', async () => {
  const cacheDir = await makeTemporaryFolder();
  const api = await startApi();
  api.setFault('/api/food', '500');
  const { fallbacks, warnings } = await fetchFixture({ api, cacheDir, allowContentErrors: true });
  expect(fallbacks).toEqual(['/api/food: HTTP 500; its page says so']);
  expect(warnings).toContainEqual('/api/food: HTTP 500; its page says so');
});
