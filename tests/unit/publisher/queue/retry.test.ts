import { beforeEach, describe, expect, test } from 'vitest';
import { versionOf } from '../../../fixtures/fakeBuild.ts';
import { preparePublishing, type TestPublisher } from '../../../fixtures/publisher.ts';

const OUTAGE = '/api/team: connection failed; using the copy of 3 hours ago';
const DOWN = new Error('/api/team: connection failed');

const { given, read, start, change, holdBuild, pass } = preparePublishing();

let publisher: TestPublisher;
beforeEach(async () => {
  publisher = await start();
});

const minutesFromNow = (minutes: number) =>
  new Date(given.time.clock.now() + minutes * 60_000).toISOString();

describe('a build during an outage', () => {
  beforeEach(async () => {
    given.fake.fallbacks = [OUTAGE];
    await change(publisher);
  });

  test('is repeated after 1, 2, 5, 10 and then every 15 minutes', async () => {
    const before = given.fake.builds;
    for (const [index, minutes] of [1, 2, 5, 10, 15, 15, 15].entries()) {
      expect(given.time.waits()).toEqual([minutes]);
      expect(await publisher.readStatus()).toMatchObject({ nextTry: minutesFromNow(minutes) });
      await pass(publisher, minutes);
      expect(given.fake.builds).toBe(before + index + 1);
    }
    given.fake.fallbacks = [];
    given.fake.site = versionOf('two');
    await pass(publisher, 15);
    expect(await read('_astro/two.js')).toBe('run("two")');
    expect(given.time.waits()).toEqual([]);
    const status = await publisher.readStatus();
    expect(status.fallbacks).toEqual([]);
    expect(status).not.toHaveProperty('nextTry');
  });

  test('is repeated after 1 and 2 minutes again after a second hook', async () => {
    for (const minutes of [1, 2, 5]) await pass(publisher, minutes);
    await change(publisher);
    expect(given.time.waits()).toEqual([1]);
    await pass(publisher, 1);
    expect(given.time.waits()).toEqual([2]);
  });

  test('shows in the status what failed, why, since when, and the next try', async () => {
    const since = minutesFromNow(0);
    const part = '/api/team: connection failed; using the copy of 4 hours ago';
    given.fake.fallbacks = [part, 'picture x: HTTP 500'];
    await pass(publisher, 1);
    expect(await publisher.readStatus()).toMatchObject({
      fallbacks: [
        { part, since },
        { part: 'picture x: HTTP 500', since: minutesFromNow(0) },
      ],
      nextTry: minutesFromNow(2),
    });
  });

  test('is repeated by the next publisher at once', async () => {
    const { fallbacks } = await publisher.readStatus();
    await publisher.close();
    expect(given.time.waits()).toEqual([]);
    const before = given.fake.builds;
    const next = await start();
    expect(given.fake.builds).toBe(before + 1);
    expect(await next.readStatus()).toMatchObject({ fallbacks, nextTry: minutesFromNow(1) });
  });
});

test('a failed build is repeated until it is live', async () => {
  given.fake.error = DOWN;
  await change(publisher, versionOf('two'));
  expect(await publisher.readStatus()).toMatchObject({
    lastBuild: { outcome: 'failed', reason: '/api/team: connection failed' },
    nextTry: minutesFromNow(1),
  });
  const failingSince = minutesFromNow(0);
  await pass(publisher, 1);
  expect(await publisher.readLastBuild()).toMatchObject({ failingSince });
  given.fake.error = undefined;
  await pass(publisher, 2);
  expect(await read('_astro/two.js')).toBe('run("two")');
  expect(given.time.waits()).toEqual([]);
});
test('a hook without a change causes one more build after a minute', async () => {
  const before = given.fake.builds;
  await change(publisher);
  expect(given.time.waits()).toEqual([1]);
  await pass(publisher, 1);
  expect(given.fake.builds).toBe(before + 2);
  expect(given.time.waits()).toEqual([]);
});

test('a retry that falls due during a build is that build', async () => {
  given.fake.fallbacks = [OUTAGE];
  await change(publisher);
  const { release, before } = await holdBuild(publisher);
  given.time.pass(1);
  release();
  await publisher.whenIdle();
  expect(given.fake.builds).toBe(before + 1);
  expect(given.time.waits()).toEqual([1]);
});
