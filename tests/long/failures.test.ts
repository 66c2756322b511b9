import { realpath, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { createFakeClock } from '../fixtures/fakeClock.ts';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher, type TestPublisher } from '../fixtures/publisher.ts';

const { clock, pass } = createFakeClock();

let api: FixtureApi;
let home: string;
let publisher: TestPublisher;

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

test.each([
  ['A page that throws', `--import ${resolve('tests/fixtures/throwInPages.js')}`, /page throws.*$/],
  [
    'A build that runs out of memory',
    '--max-old-space-size=48',
    /^heap out of memory; NODE_OPTIONS=--max-old-space-size=\d+ lets.*$/,
  ],
])('%s changes nothing; its edit is live a minute later', async (name, nodeOptions, reason) => {
  const before = await realpath(join(home, 'current'));
  Object.assign(api.content['/api/team'][0] ?? {}, { name });
  vi.stubEnv('NODE_OPTIONS', nodeOptions);
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
  expect((await publisher.readLastBuild()).reason).toMatch(reason);
  expect(await realpath(join(home, 'current'))).toBe(before);

  vi.unstubAllEnvs();
  pass(1);
  await publisher.whenIdle();
  expect(await readFile(join(home, 'current/teams/index.html'), 'utf8')).toContain(name);
});

test('An API that is down leaves the live site, and each copy says its cause', async () => {
  const before = await realpath(join(home, 'current'));
  for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '500');
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
  const { fallbacks, lastBuild } = await publisher.readStatus();
  expect(lastBuild).toMatchObject({ outcome: 'unchanged' });
  const parts = fallbacks.map(({ part }) => part);
  expect(parts.map((part) => part.split(':')[0]).sort()).toEqual([...LIST_ENDPOINTS].sort());
  for (const part of parts) expect(part).toMatch(/: HTTP 500.*; using the copy of .* ago$/);
  expect(await realpath(join(home, 'current'))).toBe(before);

  api.reset();
  pass(1);
  await publisher.whenIdle();
  expect(await publisher.readStatus()).toMatchObject({ fallbacks: [] });
});
