import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { BuildError } from '#/publisher/queue/buildInChild.ts';
import { runOperatorCommand } from '#/publisher/operator/operatorCommand.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { createFakeBuild, versionOf } from '../../../fixtures/fakeBuild.ts';
import { createFakeClock } from '../../../fixtures/fakeClock.ts';
import {
  publisherEnvironment,
  sendHook,
  startFixturePublisher,
} from '../../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

const OUTAGE = '/api/team: connection failed; using the copy of 3 hours ago';
const DOWN = new BuildError('fetch', '/api/team: connection failed');

let home = '';
let fake = createFakeBuild();
let time = createFakeClock();

beforeEach(async () => {
  home = await makeFolderInMemory();
  fake = createFakeBuild();
  time = createFakeClock();
});

async function start(environment: Record<string, string> = {}) {
  const { clock } = time;
  const publisher = await startFixturePublisher({ home, build: fake.build, clock, environment });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

type Publisher = Awaited<ReturnType<typeof start>>;

async function hook(publisher: Publisher) {
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

async function pass(publisher: Publisher, minutes: number) {
  time.pass(minutes);
  await publisher.whenIdle();
}

const run = (name: string) =>
  runOperatorCommand(readPublisherSettings(publisherEnvironment(home)), name, []);
const readHome = () => readFile(join(home, 'current/index.html'), 'utf8');
const minutesFromNow = (minutes: number) =>
  new Date(time.clock.now() + minutes * 60_000).toISOString();

describe('a build that was told of during an outage', () => {
  test('is tried again after 1, 2, 5, 10 and then every 15 minutes, with no other hook', async () => {
    const publisher = await start();
    fake.fallbacks = [OUTAGE];
    await hook(publisher);
    fake.builds = [];
    for (const [index, minutes] of [1, 2, 5, 10, 15, 15, 15].entries()) {
      expect(time.waits()).toEqual([minutes]);
      expect(await publisher.readStatus()).toMatchObject({ nextTry: minutesFromNow(minutes) });
      await pass(publisher, minutes);
      expect(fake.builds).toHaveLength(index + 1);
    }
    fake.fallbacks = [];
    fake.site = versionOf('two');
    await pass(publisher, 15);
    expect(await readHome()).toBe(versionOf('two')['index.html']);
    expect(time.waits()).toEqual([]);
    expect(await publisher.readStatus()).toMatchObject({ fallbacks: { count: 0 } });
    expect(await publisher.readStatus()).not.toHaveProperty('nextTry');
  });

  test('is told of in the status: what, why, since when and when it is tried next', async () => {
    const publisher = await start();
    fake.fallbacks = [OUTAGE];
    await hook(publisher);
    const first = (await publisher.readStatus()) as { fallbacks: { since: string } };
    fake.fallbacks = [
      OUTAGE.replace('3 hours', '4 hours'),
      'picture https://m.example/a: HTTP 500',
    ];
    await pass(publisher, 1);
    expect(await publisher.readStatus()).toMatchObject({
      fallbacks: {
        count: 2,
        since: first.fallbacks.since,
        parts: [
          {
            part: '/api/team',
            cause: 'connection failed; using the copy of 4 hours ago',
            since: first.fallbacks.since,
          },
          { part: 'picture https://m.example/a', cause: 'HTTP 500' },
        ],
      },
      nextTry: minutesFromNow(2),
    });
  });

  test('is tried again by the next publisher, at the time that was planned', async () => {
    const publisher = await start();
    fake.fallbacks = [OUTAGE];
    await hook(publisher);
    await pass(publisher, 1);
    await pass(publisher, 2);
    const { fallbacks } = (await publisher.readStatus()) as { fallbacks: object };
    await publisher.close();
    expect(time.waits()).toEqual([]);
    fake.builds = [];
    time.pass(3);
    const next = await start();
    expect(fake.builds).toEqual([]);
    expect(await next.readStatus()).toMatchObject({ fallbacks, nextTry: minutesFromNow(2) });
    await pass(next, 2);
    expect(fake.builds).toHaveLength(1);
    expect(time.waits()).toEqual([10]);
  });

  test('is tried again soon once somebody tells of another change', async () => {
    const publisher = await start();
    fake.fallbacks = [OUTAGE];
    await hook(publisher);
    for (const minutes of [1, 2, 5]) await pass(publisher, minutes);
    await hook(publisher);
    expect(time.waits()).toEqual([1]);
  });
});

describe('a build that failed', () => {
  test('is tried again by itself until it is live', async () => {
    const publisher = await start();
    fake.error = DOWN;
    fake.site = versionOf('two');
    await hook(publisher);
    expect(await publisher.readStatus()).toMatchObject({
      lastBuild: { outcome: 'failed', reason: '/api/team: connection failed' },
      nextTry: minutesFromNow(1),
    });
    await pass(publisher, 1);
    fake.error = undefined;
    await pass(publisher, 2);
    expect(await readHome()).toBe(versionOf('two')['index.html']);
    expect(time.waits()).toEqual([]);
    expect(await publisher.readStatus()).toMatchObject({ isWaiting: false });
  });

  test('is tried again also where it was the first of all', async () => {
    fake.error = DOWN;
    const publisher = await start();
    fake.error = undefined;
    await pass(publisher, 1);
    expect(await readHome()).toBe(versionOf('one')['index.html']);
  });

  test('because the site shrank is tried without a clean build while it stays as it was', async () => {
    const publisher = await start();
    fake.builds = [];
    fake.amounts = { blog: 2, pages: 8 };
    fake.site = versionOf('two');
    await hook(publisher);
    expect(fake.builds).toEqual([false, true]);
    await pass(publisher, 1);
    expect(fake.builds).toEqual([false, true, false]);
    fake.amounts = { blog: 4, pages: 10 };
    await pass(publisher, 2);
    expect(await readHome()).toBe(versionOf('two')['index.html']);
    expect(time.waits()).toEqual([]);
  });
});

test('a delivery that failed is tried again by itself, also the very first one', async () => {
  const door = join(home, 'door');
  const publisher = await start({ PUBLISH_COMMAND: `test -e "${door}" #` });
  expect(await publisher.readLastBuild()).toMatchObject({
    reason: 'PUBLISH_COMMAND ended with code 1',
  });
  await writeFile(door, '');
  await pass(publisher, 1);
  expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
  expect(time.waits()).toEqual([]);
});

test('nothing is tried while a release is pinned, and all that was missed once it is unpinned', async () => {
  const publisher = await start();
  fake.site = versionOf('two');
  await hook(publisher);
  fake.error = DOWN;
  fake.site = versionOf('three');
  await hook(publisher);
  await run('rollback');
  fake.builds = [];
  fake.error = undefined;
  await pass(publisher, 1);
  expect(fake.builds).toEqual([]);
  expect(time.waits()).toEqual([]);
  expect(await publisher.readStatus()).not.toHaveProperty('nextTry');
  await run('unpin');
  await expect.poll(() => publisher.countOf('published')).toBe(3);
  await publisher.whenIdle();
  expect(await readHome()).toBe(versionOf('three')['index.html']);
  expect(time.waits()).toEqual([]);
});
