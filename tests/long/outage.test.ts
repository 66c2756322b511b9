import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Clock } from '#/publisher/queue/retry.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { LIST_ENDPOINTS, makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher } from '../fixtures/publisher.ts';
import { ask, startNginx } from '../fixtures/webServers.ts';

/** A minute of waiting takes a third of a second; builds take their real time. */
const SPEED = 180;
const MOST_TRIES = 2;
const BUILD_MS = 120_000;

const fastClock: Clock = {
  now: Date.now,
  setTimer: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds / SPEED);
    return () => clearTimeout(timer);
  },
};

let api: FixtureApi;
let home: string;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  home = resolve(await emptyBuildFolder('outage'));
});
afterAll(() => api.close());

test('a change told of during an outage is live within two tries of its end, and nobody does anything', async () => {
  const publisher = await startFixturePublisher({ home, apiOrigin: api.origin, clock: fastClock });
  await publisher.whenIdle();
  const nginx = await startNginx({
    root: join(home, 'current'),
    hosts: join(home, 'site-hosts'),
    folder: join(home, 'nginx'),
  });
  const readTeam = async () => String((await ask(nginx.origin, '/teams/')).body);
  const { readStatus } = publisher;
  const countOfTries = () => publisher.countOf('build');
  try {
    const before = await readStatus();
    expect(before).toMatchObject({ lastBuild: { outcome: 'published' }, fallbacks: [] });
    expect(before.nextTry).toBeUndefined();

    LIST_ENDPOINTS.forEach((endpoint) => api.setFault(endpoint, '500'));
    Object.assign(api.content['/api/team'][0] ?? {}, { name: 'Told of during the outage' });
    const toldAt = Date.now();
    expect((await sendHook(publisher.origin)).status).toBe(202);
    const tries = countOfTries();
    await expect.poll(countOfTries, { timeout: 4 * BUILD_MS, interval: 100 }).toBe(tries + 3);

    const during = await readStatus();
    expect(during.live).toBe(before.live);
    expect(during.lastBuild).toMatchObject({ outcome: 'unchanged' });
    expect(during.fallbacks.map(({ part }) => part).sort()).toEqual([...LIST_ENDPOINTS].sort());
    for (const { cause, since } of during.fallbacks) {
      expect(cause).toMatch(/^HTTP 500; using the copy of/);
      expect(Date.parse(since)).toBeGreaterThanOrEqual(toldAt);
    }
    expect(during.nextTry).toBeDefined();
    expect(await readTeam()).not.toContain('Told of during the outage');

    api.reset();
    const triesAtEnd = countOfTries();
    await expect
      .poll(readTeam, { timeout: 3 * BUILD_MS, interval: 100 })
      .toContain('Told of during the outage');
    const needed = countOfTries() - triesAtEnd;
    console.log(`live after ${needed} tries since the API is back`);
    expect(needed).toBeLessThanOrEqual(MOST_TRIES);

    await publisher.whenIdle();
    const after = await readStatus();
    expect(after).toMatchObject({ lastBuild: { outcome: 'published' }, fallbacks: [] });
    expect(after.nextTry).toBeUndefined();
  } finally {
    await nginx.close();
    await publisher.close();
  }
});
