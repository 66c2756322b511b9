import { rm } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakePage, versionOf, type FakeSite } from '../../fixtures/fakeBuild.ts';
import { preparePublishing, sendHook, type TestPublisher } from '../../fixtures/publisher.ts';

const { given, at, read, start, change, holdBuild, run } = preparePublishing();

let publisher: TestPublisher;
beforeEach(async () => {
  publisher = await start();
});

const removeLive = async (...names: string[]) => {
  const { live = '' } = await publisher.readStatus();
  await rm(at('releases', live, ...names), { recursive: true });
};

describe('hooks', () => {
  test('that arrive during a build, 200 of them, are all accepted and cause one more build', async () => {
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

  test('that fails keeps the live release, reports why in one sentence, and is forgotten after a success', async () => {
    given.fake.error = new Error('content could not be had:\n  /api/food: HTTP 500');
    await change(publisher, versionOf('two'));
    expect(await read('_astro/one.js')).toBe('run("one")');
    expect(await publisher.readLastBuild()).toMatchObject({
      outcome: 'failed',
      reason: 'content could not be had:; /api/food: HTTP 500',
    });
    given.fake.error = undefined;
    await change(publisher);
    expect(await publisher.readLastBuild()).not.toHaveProperty('reason');
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('replaces pages that were deleted from the live release', async () => {
    await removeLive('about');
    await change(publisher, versionOf('two'));
    expect(await read('about/index.html')).toBe(fakePage('about'));
  });
});

describe('a site that has shrunk', () => {
  /** Publishes content with this many posts. */
  const changePosts = async (blog: number, site?: FakeSite) => {
    given.fake.amounts = { blog, pages: 10 };
    await change(publisher, site);
  };

  test('is not published until a person accepts it', async () => {
    await changePosts(2, versionOf('two'));
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 2');
    expect(await read('_astro/one.js')).toBe('run("one")');
    await run(publisher, 'accept-shrink');
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('is stopped again if it shrinks more than was accepted', async () => {
    await changePosts(2, versionOf('two'));
    given.fake.amounts = { blog: 0, pages: 10 };
    await run(publisher, 'accept-shrink');
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 2 to 0');
  });

  test('is stopped again after the content was restored in between', async () => {
    await changePosts(2, versionOf('two'));
    given.fake.site = versionOf('one');
    given.fake.amounts = { blog: 4, pages: 10 };
    await run(publisher, 'accept-shrink');
    await changePosts(2, versionOf('three'));
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 2');
    expect(await read('_astro/one.js')).toBe('run("one")');
  });
});
