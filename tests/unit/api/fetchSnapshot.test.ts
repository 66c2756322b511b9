import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeContent, plainFlavour, SMALL } from '../../fixtures/content';
import { fetchFixture } from '../../fixtures/fetchFixture';
import { startFixtureApi } from '../../fixtures/fixtureApi';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder';

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
