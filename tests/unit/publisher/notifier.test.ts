import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { versionOf } from '../../fixtures/fakeBuild.ts';
import { preparePublishing, sendHook, type TestPublisher } from '../../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const DOWN = new Error('/api/team: connection failed');
const FAILED =
  'The website could not be updated, and this is tried again by itself. The cause: /api/team: connection failed';
const WORKS = 'The website can be updated again.';
const OUTAGE = '/api/team: HTTP 500; using the copy of 3 hours ago';

const { given, at, read, start: startWith, change, pass, run } = preparePublishing();

let folder: string;
/** While it exists, the owner cannot be told. */
let broken: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  broken = join(folder, 'broken');
  await writeFile(join(folder, 'told'), '');
});

const start = (environment = {}) =>
  startWith({
    NOTIFY_COMMAND: `tell() { test ! -e "${broken}" || exit 75; echo "$1" >> "${folder}/told"; }; tell`,
    ...environment,
  });
const readTold = async () =>
  (await readFile(join(folder, 'told'), 'utf8')).split('\n').slice(0, -1);

/** Waits until the log has so many lines about telling the owner. */
const untilTold = (publisher: TestPublisher, count: number, event = 'notified') =>
  expect.poll(() => publisher.countOf(event)).toBe(count);

const fail = async (publisher: TestPublisher, error: Error | undefined = DOWN) => {
  given.fake.error = error;
  await change(publisher, versionOf('two'));
};

describe('the owner', () => {
  test('is told once that publishing fails, and once that it works again', async () => {
    const publisher = await start();
    await fail(publisher);
    await untilTold(publisher, 1);
    await pass(publisher, 1);
    given.fake.error = undefined;
    await pass(publisher, 2);
    await untilTold(publisher, 2);
    await change(publisher, versionOf('three'));
    expect(await readTold()).toEqual([FAILED, WORKS]);
  });

  test('is told again after 1, 5, 15 and 60 minutes until it has worked once', async () => {
    const publisher = await start();
    await writeFile(broken, '');
    await fail(publisher);
    let attempts = 1;
    for (const minutes of [1, 5, 15, 60, 60]) {
      await untilTold(publisher, attempts, 'not-notified');
      await pass(publisher, minutes - 0.5);
      expect(publisher.countOf('not-notified')).toBe(attempts);
      attempts += 1;
      if (attempts === 6) await rm(broken);
      await pass(publisher, 0.5);
    }
    await untilTold(publisher, 1);
    expect(await readTold()).toEqual([FAILED]);
  });

  test('hears nothing if the news ended before it could be told', async () => {
    const publisher = await start();
    await writeFile(broken, '');
    await fail(publisher);
    await untilTold(publisher, 1, 'not-notified');
    given.fake.error = undefined;
    await change(publisher);
    await rm(broken);
    await pass(publisher, 60);
    await change(publisher, versionOf('three'));
    expect(await readTold()).toEqual([]);
  });

  test('is told by the next publisher what this one could not tell', async () => {
    const publisher = await start();
    await writeFile(broken, '');
    await fail(publisher);
    await untilTold(publisher, 1, 'not-notified');
    await publisher.close();
    await rm(broken);
    const next = await start();
    await untilTold(next, 1);
    await next.close();
    given.fake.error = undefined;
    await untilTold(await start(), 1);
    expect(await readTold()).toEqual([FAILED, WORKS]);
  });

  test('is told once while nothing can be remembered on a full disk', async () => {
    const publisher = await start();
    await rm(at('state'), { recursive: true });
    await writeFile(at('state'), ''); // no file can be written below it
    await sendHook(publisher.origin);
    await untilTold(publisher, 1);
    await pass(publisher, 60);
    expect(publisher.countOf('not-notified')).toBe(0);
    expect(await readTold()).toHaveLength(1);
  });

  test('is told after an hour, and not before, that content comes from a copy', async () => {
    const publisher = await start();
    const others = ['faq', 'food', 'blog', 'video', 'portfolio'].map((name) => `/api/${name}: cut`);
    given.fake.fallbacks = [OUTAGE, ...others];
    await change(publisher);
    for (const minutes of [1, 2, 5, 10, 15, 15]) await pass(publisher, minutes);
    expect(await readTold()).toEqual([]);
    for (const minutes of [15, 15]) await pass(publisher, minutes);
    await untilTold(publisher, 1);
    given.fake.fallbacks = [];
    await pass(publisher, 15);
    await untilTold(publisher, 2);
    expect(await readTold()).toEqual([
      `For an hour, the website has shown an older copy of content that could not be fetched: ${OUTAGE}; /api/faq: cut; /api/food: cut; /api/blog: cut; and 2 more`,
      'All content of the website is new again.',
    ]);
  });
});

describe('is no news', () => {
  test('a restart during a build', async () => {
    const publisher = await start({ PUBLISH_COMMAND: `test ! -e "${broken}" || sleep 600 #` });
    await writeFile(broken, '');
    given.fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await expect.poll(() => publisher.countOf('deliver')).toBe(2);
    await publisher.close();
    await rm(broken);
    const next = await start();
    expect(await read('index.html')).toBe(versionOf('two')['index.html']);
    await fail(next);
    await untilTold(next, 1);
    expect(await readTold()).toEqual([FAILED]);
  });

  test('what failed before a rollback', async () => {
    const publisher = await start();
    await change(publisher, versionOf('two'));
    await writeFile(broken, '');
    await fail(publisher);
    await untilTold(publisher, 1, 'not-notified');
    await run(publisher, 'rollback');
    expect(await publisher.readStatus()).not.toHaveProperty('nextTry');
    await rm(broken);
    await pass(publisher, 60);
    given.fake.error = new Error('/api/food: HTTP 500');
    await run(publisher, 'unpin');
    await untilTold(publisher, 1);
    expect(await readTold()).toEqual([
      FAILED.replace('/api/team: connection failed', '/api/food: HTTP 500'),
    ]);
  });
});

test('a NOTIFY_COMMAND that hangs delays no build', async () => {
  const publisher = await start({ NOTIFY_COMMAND: 'sleep 600 #' });
  await fail(publisher);
  given.fake.error = undefined;
  await change(publisher);
  expect(await read('index.html')).toBe(versionOf('two')['index.html']);
});

test('a stop while the owner is told plans no further attempt', async () => {
  const publisher = await start({ NOTIFY_COMMAND: 'sleep 600 #' });
  await fail(publisher);
  await publisher.close();
  await expect.poll(() => publisher.countOf('not-notified')).toBe(1);
  expect(given.time.waits()).toEqual([]);
});
