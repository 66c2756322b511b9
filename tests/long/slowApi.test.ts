import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIST_ENDPOINTS, makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { fetchFixture } from '../fixtures/fetchFixture.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

let api: FixtureApi;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, 'slow');
});

afterAll(() => api.close());

test('gives an API that takes seven seconds up after three tries of five seconds each', async () => {
  const cacheDir = await makeTemporaryFolder();
  const start = performance.now();
  const report = await fetchFixture({ api, cacheDir }).catch((error: unknown) => String(error));
  const seconds = (performance.now() - start) / 1000;
  for (const endpoint of LIST_ENDPOINTS) {
    expect(report).toContain(`${endpoint}: time-out after 5000 ms`);
  }
  // Eight endpoints, four at a time.
  expect(seconds).toBeGreaterThan(2 * 3 * 5);
  expect(seconds).toBeLessThan(2 * 3 * 5 + 10);
});
