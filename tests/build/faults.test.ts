import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LIST_ENDPOINTS, makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { isFailure, messageOf, reportedCauseOf } from '../fixtures/expectedFailures.ts';
import { fetchFixture, TIMEOUT_MS } from '../fixtures/fetchFixture.ts';
import { FAULTS, startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { loadPart } from '../fixtures/loadSnapshot.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

let api: FixtureApi;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
});
afterEach(() => api.reset());
afterAll(() => api.close());

const MATRIX = LIST_ENDPOINTS.flatMap((endpoint) => FAULTS.map((fault) => ({ endpoint, fault })));
const FAILING = MATRIX.filter(
  ({ endpoint, fault }) => isFailure(endpoint, fault) && fault !== 'slow',
);
const HARMLESS = MATRIX.filter(({ endpoint, fault }) => !isFailure(endpoint, fault));

describe.each(FAILING)('$endpoint failing by $fault', ({ endpoint, fault }) => {
  const cause = reportedCauseOf(fault, TIMEOUT_MS);

  test('uses the last good copy, and warns of the cause and the age of the copy', async () => {
    const cacheDir = await makeTemporaryFolder();
    const good = await fetchFixture({ api, cacheDir });
    const { items } = await loadPart(endpoint, good.directory);
    api.setFault(endpoint, fault);
    const { directory, warnings } = await fetchFixture({ api, cacheDir });
    expect(await loadPart(endpoint, directory)).toMatchObject({ items });
    expect(warnings).toContainEqual(
      expect.stringMatching(new RegExp(`^${endpoint}: ${cause}; using the copy of \\d+ \\w+ ago$`)),
    );
  });

  test('stops a build that has no copy, and names endpoint and cause', async () => {
    const cacheDir = await makeTemporaryFolder();
    api.setFault(endpoint, fault);
    const fetching = fetchFixture({ api, cacheDir });
    await expect(fetching).rejects.toThrow(`${endpoint}: ${cause}`);
  });

  test("gives the page the catalogue's message where errors are allowed", async () => {
    const cacheDir = await makeTemporaryFolder();
    api.setFault(endpoint, fault);
    const { directory } = await fetchFixture({ api, cacheDir, allowContentErrors: true });
    expect(await loadPart(endpoint, directory)).toEqual({
      items: [],
      error: messageOf(endpoint, fault, TIMEOUT_MS),
    });
  });
});

/** All endpoints together and with a short time-out: on a busy machine even a good answer may be late. */
describe('every endpoint failing by being slower than the time-out', () => {
  const timeoutMs = 50;
  const cause = reportedCauseOf('slow', timeoutMs);

  const makeSlow = () => LIST_ENDPOINTS.forEach((slow) => api.setFault(slow, 'slow'));

  test('uses the last good copies', async () => {
    const cacheDir = await makeTemporaryFolder();
    const good = await fetchFixture({ api, cacheDir });
    makeSlow();
    const { directory, warnings } = await fetchFixture({ api, cacheDir, timeoutMs });
    for (const endpoint of LIST_ENDPOINTS) {
      const { items } = await loadPart(endpoint, good.directory);
      expect(await loadPart(endpoint, directory)).toMatchObject({ items });
      expect(warnings).toContainEqual(
        expect.stringContaining(`${endpoint}: ${cause}; using the copy`),
      );
    }
  });

  test('stops a build that has no copy', async () => {
    const cacheDir = await makeTemporaryFolder();
    makeSlow();
    const fetching = fetchFixture({ api, cacheDir, timeoutMs });
    const lines = LIST_ENDPOINTS.map((endpoint) => `${endpoint}: ${cause}`);
    for (const line of lines) await expect(fetching).rejects.toThrow(line);
  });

  test("gives each page the catalogue's message where errors are allowed", async () => {
    const cacheDir = await makeTemporaryFolder();
    makeSlow();
    const fetching = fetchFixture({ api, cacheDir, timeoutMs, allowContentErrors: true });
    const { directory } = await fetching;
    for (const endpoint of LIST_ENDPOINTS) {
      expect(await loadPart(endpoint, directory)).toEqual({
        items: [],
        error: messageOf(endpoint, 'slow', timeoutMs),
      });
    }
  });
});

test.each(HARMLESS)(
  '$endpoint needs no status: $fault is read as usual',
  async ({ endpoint, fault }) => {
    const cacheDir = await makeTemporaryFolder();
    api.setFault(endpoint, fault);
    const { directory, warnings } = await fetchFixture({ api, cacheDir });
    expect((await loadPart(endpoint, directory)).items.length).toBeGreaterThan(0);
    expect(warnings.filter((warning) => warning.includes('copy'))).toEqual([]);
  },
);

test('tries every endpoint and lists all failures in one report', async () => {
  const cacheDir = await makeTemporaryFolder();
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '404');
  const report = await fetchFixture({ api, cacheDir }).catch((error: unknown) => String(error));
  for (const endpoint of LIST_ENDPOINTS) expect(report).toContain(`${endpoint}: HTTP 404`);
});

test('shows no address of the API in a report', async () => {
  const cacheDir = await makeTemporaryFolder();
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, 'cut');
  const report = await fetchFixture({ api, cacheDir }).catch((error: unknown) => String(error));
  expect(report).not.toContain('localhost');
});

test('tries a failing server twice more, and one that refuses not again', async () => {
  const cacheDir = await makeTemporaryFolder();
  api.setFault('/api/faq', '500');
  api.setFault('/api/team', '404');
  await expect(fetchFixture({ api, cacheDir })).rejects.toThrow();
  expect(api.requests.filter((request) => request === 'GET /api/faq')).toHaveLength(3);
  expect(api.requests.filter((request) => request === 'GET /api/team')).toHaveLength(1);
});

test('keeps using the last good copy through repeated failures', async () => {
  const cacheDir = await makeTemporaryFolder();
  await fetchFixture({ api, cacheDir });
  for (const fault of FAULTS.filter((each) => each !== 'slow')) {
    api.setFault('/api/food', fault);
    const { directory } = await fetchFixture({ api, cacheDir, allowContentErrors: true });
    expect((await loadPart('/api/food', directory)).items).toHaveLength(SMALL.dishes);
  }
});

test('never reads the copy of another API', async () => {
  const cacheDir = await makeTemporaryFolder();
  await fetchFixture({ api, cacheDir, isSample: true });
  const other = await startFixtureApi(api.content);
  await fetchFixture({ api: other, cacheDir });
  await other.close();
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '500');
  const { directory } = await fetchFixture({ api, cacheDir, allowContentErrors: true });
  for (const endpoint of LIST_ENDPOINTS) {
    expect((await loadPart(endpoint, directory)).items).toEqual([]);
  }
});
