import { realpath, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { createFakeClock } from '../fixtures/fakeClock.ts';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher, type TestPublisher } from '../fixtures/publisher.ts';

const { clock, pass, waits } = createFakeClock();

let api: FixtureApi;
let home: string;
let publisher: TestPublisher;
let liveBefore: string;
let edits = 0;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL, () => null));
  home = resolve(await emptyBuildFolder('failures'));
  publisher = await startFixturePublisher({ home, apiOrigin: api.origin, clock });
  await publisher.whenIdle();
});

afterAll(async () => {
  await publisher.close();
  await api.close();
});

beforeEach(async () => {
  liveBefore = await realpath(join(home, 'current'));
  edits += 1;
  Object.assign(api.content['/api/team'][0] ?? {}, { name: `Member of edit ${edits}` });
});

const hook = async () => {
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
};

const expectUntouched = async (problem: string | undefined, reason: RegExp) => {
  expect(problem).toMatch(reason);
  expect(problem).not.toContain('\n');
  expect(await realpath(join(home, 'current'))).toBe(liveBefore);
};

/** After every failure the automatic retry publishes the edit. */
afterEach(async () => {
  vi.unstubAllEnvs();
  api.reset();
  expect(waits()).toEqual([1]);
  pass(1);
  await publisher.whenIdle();
  const page = await readFile(join(home, 'current/teams/index.html'), 'utf8');
  expect(page).toContain(`Member of edit ${edits}`);
  expect(await publisher.readStatus()).toMatchObject({
    lastBuild: { outcome: 'published' },
    fallbacks: [],
  });
  expect(waits()).toEqual([]);
});

test.each([
  ['down', '500', /: HTTP 500.*; using the copy of .* ago$/],
  ['slow', 'slow', /: time-out after 5000 ms; using the copy/],
] as const)('an API that is %s leaves the live site as it is', async (_, fault, reason) => {
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, fault);
  await hook();
  const { fallbacks, lastBuild } = await publisher.readStatus();
  expect(lastBuild).toMatchObject({ outcome: 'unchanged' });
  expect(fallbacks.map(({ part }) => part.split(':')[0]).sort()).toEqual(
    [...LIST_ENDPOINTS].sort(),
  );
  for (const { part } of fallbacks) await expectUntouched(part, reason);
});

test.each([
  ['a page that throws', `--import ${resolve('tests/fixtures/throwInPages.js')}`, /page throws/],
  [
    'a build that runs out of memory',
    '--max-old-space-size=48',
    /^heap out of memory; NODE_OPTIONS=--max-old-space-size=\d+ lets/,
  ],
])('%s leaves the live site as it is', async (_, nodeOptions, reason) => {
  vi.stubEnv('NODE_OPTIONS', nodeOptions);
  await hook();
  await expectUntouched((await publisher.readLastBuild()).reason, reason);
});
