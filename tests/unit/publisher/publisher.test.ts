import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakePage, versionOf, type FakeSite } from '../../fixtures/fakeBuild.ts';
import { preparePublishing, sendHook, type TestPublisher } from '../../fixtures/publisher.ts';

const { given, at, read, start, change, holdBuild, run } = preparePublishing();

let publisher: TestPublisher;
beforeEach(async () => {
  publisher = await start();
});

describe('hooks', () => {
  test('that arrive during a build, 200 of them, cause one more build', async () => {
    const { release, before } = await holdBuild(publisher);
    const sending = Array.from({ length: 200 }, () => sendHook(publisher.origin));
    const responses = await Promise.all(sending);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await publisher.readStatus()).toMatchObject({ isBuilding: true, isWaiting: true });
    release();
    await publisher.whenIdle();
    expect(given.fake.builds).toBe(before + 2);
  });

  test('whose build failed cause a build when the next publisher starts', async () => {
    given.fake.error = new Error('the power went');
    await change(publisher, versionOf('two'));
    await publisher.close();
    given.fake.error = undefined;
    await start();
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('that wait when the publisher stops are built by the next one', async () => {
    const { release, before } = await holdBuild(publisher);
    await sendHook(publisher.origin);
    const closing = publisher.close();
    release();
    await closing;
    expect(given.fake.builds).toBe(before + 1);
    await start();
    expect(given.fake.builds).toBe(before + 2);
  });

  test('whose build succeeded cause no build in the next publisher', async () => {
    await change(publisher);
    await publisher.close();
    const before = given.fake.builds;
    await start();
    expect(given.fake.builds).toBe(before);
  });
});

describe('a build', () => {
  test('with the same result publishes nothing', async () => {
    await change(publisher);
    expect(publisher.countOf('switch')).toBe(1);
    expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'unchanged' });
  });

  test('that fails keeps the live release, and says why in one sentence', async () => {
    given.fake.error = new Error('content could not be had:\n  /api/food: HTTP 500');
    await change(publisher, versionOf('two'));
    expect(await read('_astro/one.js')).toBe('run("one")');
    expect(await publisher.readLastBuild()).toMatchObject({
      outcome: 'failed',
      reason: 'content could not be had: /api/food: HTTP 500',
    });
    given.fake.error = undefined;
    await change(publisher);
    expect(await publisher.readLastBuild()).not.toHaveProperty('reason');
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('removes the oldest of six releases', async () => {
    const { live: first = '' } = await publisher.readStatus();
    for (const version of ['2', '3', '4', '5', '6']) await change(publisher, versionOf(version));
    const releases = (await run(publisher, 'releases')).split('\n');
    expect(releases).toHaveLength(5);
    expect(releases).not.toContain(first);
  });

  test('replaces pages that were deleted from the live release', async () => {
    const { live = '' } = await publisher.readStatus();
    await rm(at('releases', live, 'about'), { recursive: true });
    await change(publisher, versionOf('two'));
    expect(await read('about/index.html')).toBe(fakePage('about'));
  });
});

describe('a site that has shrunk', () => {
  const WHOLE = { blog: 4, pages: 10, 'dish.*': 4, 'dish.diet': 4 };

  /** Publishes content with these amounts. */
  const changeAmounts = async (amounts: Record<string, number>, site?: FakeSite) => {
    given.fake.amounts = amounts;
    await change(publisher, site);
  };
  const readReason = async () => (await publisher.readLastBuild()).reason;
  const home = () => read('index.html');

  beforeEach(() => changeAmounts(WHOLE, versionOf('whole')));

  test.each([
    ['items', { ...WHOLE, blog: 2 }, 'blog went from 4 to 2'],
    ['a field', { blog: 4, pages: 10, 'dish.*': 4 }, 'no dish has diet any more; 4 of 4 had'],
  ])('in %s is not published until a person accepts it', async (_, amounts, reason) => {
    await changeAmounts(amounts, versionOf('two'));
    expect(await readReason()).toContain(reason);
    expect(await home()).toBe(versionOf('whole')['index.html']);
    await run(publisher, 'accept-shrink');
    expect(await home()).toBe(versionOf('two')['index.html']);
    await changeAmounts(amounts, versionOf('three'));
    expect(await home()).toBe(versionOf('three')['index.html']);
  });

  test('and looks as before is accepted for later builds too', async () => {
    await changeAmounts({ blog: 4, pages: 10, 'dish.*': 4 });
    await run(publisher, 'accept-shrink');
    await changeAmounts({ blog: 4, pages: 10, 'dish.*': 4 }, versionOf('two'));
    expect(await readReason()).toBeUndefined();
  });

  test('stays accepted while its delivery fails', async () => {
    await changeAmounts({ ...WHOLE, blog: 2 }, versionOf('two'));
    given.fake.error = new Error('the API is down');
    await run(publisher, 'accept-shrink');
    given.fake.error = undefined;
    await change(publisher);
    expect(await home()).toBe(versionOf('two')['index.html']);
  });

  test('is published without a word once its content is whole again', async () => {
    await changeAmounts({ ...WHOLE, blog: 2 }, versionOf('two'));
    given.fake.error = new Error('the API is down');
    await run(publisher, 'accept-shrink');
    given.fake.error = undefined;
    await changeAmounts(WHOLE, versionOf('three'));
    expect(await home()).toBe(versionOf('three')['index.html']);
    await changeAmounts({ ...WHOLE, blog: 2 }, versionOf('four'));
    expect(await readReason()).toContain('blog went from 4 to 2');
  });
});
