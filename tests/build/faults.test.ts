import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeContent, neededEndpoints, plainFlavour, SMALL } from '../fixtures/content.ts';
import { isFailure, messageOf, reportedCauseOf } from '../fixtures/expectedFailures.ts';
import { fetchFixture, TIMEOUT_MS } from '../fixtures/fetchFixture.ts';
import { FAULTS, startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { loadEndpoint } from '../fixtures/loadSnapshot.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

let api: FixtureApi;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
});
afterEach(() => api.reset());
afterAll(() => api.close());

const MATRIX = neededEndpoints.flatMap((endpoint) => FAULTS.map((fault) => ({ endpoint, fault })));
const FAILING = MATRIX.filter(
  ({ endpoint, fault }) => isFailure(endpoint, fault) && fault !== 'slow',
);
const HARMLESS = MATRIX.filter(({ endpoint, fault }) => !isFailure(endpoint, fault));

describe.each(FAILING)('$endpoint failing by $fault', ({ endpoint, fault }) => {
  const findCause = () => reportedCauseOf(fault, TIMEOUT_MS, api.origin);

  test('uses the last good copy, and warns of the cause and the age of the copy', async () => {
    const cacheDir = await makeTemporaryFolder();
    const good = await fetchFixture({ api, cacheDir });
    const { items } = await loadEndpoint(endpoint, good.directory);
    api.setFault(endpoint, fault);
    const { directory, warnings } = await fetchFixture({ api, cacheDir });
    expect(await loadEndpoint(endpoint, directory)).toMatchObject({ items });
    expect(warnings).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${endpoint}: ${findCause()}; using the copy of \\d+ \\w+ ago$`),
      ),
    );
  });

  test('stops a build that has no copy, and names endpoint and cause', async () => {
    const cacheDir = await makeTemporaryFolder();
    api.setFault(endpoint, fault);
    const fetching = fetchFixture({ api, cacheDir });
    await expect(fetching).rejects.toThrow(`${endpoint}: ${findCause()}`);
  });

  test('gives the page its message where errors are allowed', async () => {
    const cacheDir = await makeTemporaryFolder();
    api.setFault(endpoint, fault);
    const { directory } = await fetchFixture({ api, cacheDir, allowContentErrors: true });
    expect(await loadEndpoint(endpoint, directory)).toEqual({
      items: [],
      error: messageOf(endpoint, fault, TIMEOUT_MS),
    });
  });
});

/** All endpoints together and with a short time-out: on a busy machine even a good answer may be late. */
test('does the same for every endpoint that is slower than the time-out', async () => {
  const timeoutMs = 50;
  const cause = reportedCauseOf('slow', timeoutMs, api.origin);
  const cacheDir = await makeTemporaryFolder();
  const good = await fetchFixture({ api, cacheDir });
  for (const endpoint of neededEndpoints) api.setFault(endpoint, 'slow');
  const { directory, warnings } = await fetchFixture({ api, cacheDir, timeoutMs });
  const bare = { api, cacheDir: await makeTemporaryFolder(), timeoutMs };
  const fetching = fetchFixture(bare);
  await expect(fetching).rejects.toThrow('content could not be had');
  const allowed = await fetchFixture({ ...bare, allowContentErrors: true });
  for (const endpoint of neededEndpoints) {
    const { items } = await loadEndpoint(endpoint, good.directory);
    expect(await loadEndpoint(endpoint, directory)).toMatchObject({ items });
    expect(warnings.join('\n')).toContain(`${endpoint}: ${cause}; using the copy`);
    await expect(fetching).rejects.toThrow(`${endpoint}: ${cause}`);
    const error = messageOf(endpoint, 'slow', timeoutMs);
    expect(await loadEndpoint(endpoint, allowed.directory)).toEqual({ items: [], error });
  }
});

test.each(HARMLESS)(
  '$endpoint needs no status: $fault is read as usual',
  async ({ endpoint, fault }) => {
    const cacheDir = await makeTemporaryFolder();
    api.setFault(endpoint, fault);
    const { directory, warnings } = await fetchFixture({ api, cacheDir });
    expect((await loadEndpoint(endpoint, directory)).items.length).toBeGreaterThan(0);
    expect(warnings.filter((warning) => warning.includes('copy'))).toEqual([]);
  },
);

test('shows no address of the API on a page', async () => {
  const cacheDir = await makeTemporaryFolder();
  for (const endpoint of neededEndpoints) api.setFault(endpoint, 'cut');
  const { directory } = await fetchFixture({ api, cacheDir, allowContentErrors: true });
  const parts = await Promise.all(neededEndpoints.map((each) => loadEndpoint(each, directory)));
  expect(JSON.stringify(parts)).toContain('connection failed');
  expect(JSON.stringify(parts)).not.toContain('localhost');
});
