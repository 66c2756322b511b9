import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BuildError } from '#/publisher/queue/buildInChild.ts';
import { versionOf } from '../../fixtures/fakeBuild.ts';
import { sendHook, signedHook } from '../../fixtures/publisher.ts';
import { preparePublishing } from '../../fixtures/publishing.ts';

const { given, read, start, change, run, settled } = preparePublishing();

describe('hooks', () => {
  test('that come at once, 200 of them, lead to two builds at most, and all are accepted', async () => {
    const publisher = await start();
    const before = given.fake.builds.length;
    const open = given.fake.hold(); // a real build does not end before 200 requests are answered
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendHook(publisher.origin, signedHook())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    open();
    await publisher.whenIdle();
    expect(given.fake.builds.length - before).toBeLessThanOrEqual(2);
  });

  test('that come while a build runs lead to exactly one more', async () => {
    const publisher = await start();
    const open = given.fake.hold();
    const before = given.fake.builds.length;
    await sendHook(publisher.origin);
    await expect.poll(() => given.fake.builds.length).toBe(before + 1);
    await Promise.all(Array.from({ length: 20 }, () => sendHook(publisher.origin)));
    expect(await publisher.readStatus()).toMatchObject({ isBuilding: true, isWaiting: true });
    open();
    await publisher.whenIdle();
    expect(given.fake.builds).toHaveLength(before + 2);
  });

  test('that nobody worked off are worked off by the next publisher', async () => {
    const publisher = await start();
    given.fake.error = new BuildError('other', 'the power went');
    await change(publisher, versionOf('two'));
    await publisher.close();
    given.fake.error = undefined;
    const next = await start();
    expect(next.events).toContainEqual(expect.objectContaining({ event: 'published' }));
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('that wait when the publisher is stopped are left to the next one', async () => {
    const publisher = await start();
    const open = given.fake.hold();
    const before = given.fake.builds.length;
    await sendHook(publisher.origin);
    await expect.poll(() => given.fake.builds.length).toBe(before + 1);
    await sendHook(publisher.origin);
    const closing = publisher.close();
    open();
    await closing;
    expect(given.fake.builds).toHaveLength(before + 1);

    await start();
    expect(given.fake.builds).toHaveLength(before + 2);
  });

  test('that were worked off start nothing in the next publisher', async () => {
    const publisher = await start();
    await change(publisher);
    await publisher.close();
    given.fake.builds = [];
    await start();
    expect(given.fake.builds).toEqual([]);
  });
});

describe('a build', () => {
  test('that gives the same site publishes nothing', async () => {
    const publisher = await start();
    await change(publisher);
    expect(publisher.countOf('switch')).toBe(1);
    expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'unchanged' });
  });

  test('whose pages fail is followed by one clean build', async () => {
    const publisher = await start();
    given.fake.builds = [];
    given.fake.error = new BuildError('check', '/about/: the page is missing');
    await change(publisher, versionOf('two'));
    expect(given.fake.builds).toEqual([false, true]);
    expect(await publisher.readLastBuild()).toMatchObject({
      outcome: 'failed',
      reason: '/about/: the page is missing',
    });
    expect(await read('_astro/one.js')).toBe('run("one")');
  });

  test('whose content cannot be had is not tried again', async () => {
    const publisher = await start();
    given.fake.builds = [];
    given.fake.error = new BuildError('fetch', 'content could not be had:\n  /api/food: HTTP 500');
    await change(publisher, versionOf('two'));
    expect(given.fake.builds).toEqual([false]);
    expect(await publisher.readLastBuild()).toMatchObject({
      reason: 'content could not be had:; /api/food: HTTP 500',
    });
  });

  test('that fails is forgotten by the next good one', async () => {
    const publisher = await start();
    given.fake.error = new BuildError('render', 'boom');
    await change(publisher, versionOf('two'));
    given.fake.error = undefined;
    await change(publisher);
    expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
    expect((await publisher.readLastBuild()).reason).toBeUndefined();
    expect(await read('_astro/two.js')).toBe('run("two")');
  });
});

test('a release is published also where what is left of an old one cannot be removed', async () => {
  const publisher = await start();
  const id = '20200101T000000000Z-abcdefabcdef';
  await mkdir(join(given.home, 'state', `${id}.json`)); // a folder, so it cannot be removed like a file
  await change(publisher, versionOf('two'));
  expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
  expect(publisher.countOf('not-pruned')).toBe(1);
});

describe('a site that has shrunk', () => {
  test('is stopped, also when built clean, until a person accepts it', async () => {
    const publisher = await start();
    given.fake.builds = [];
    given.fake.amounts = { blog: 2, pages: 8 };
    await change(publisher, versionOf('two'));
    expect(given.fake.builds).toEqual([false, true]);
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 2');
    expect(await read('_astro/one.js')).toBe('run("one")');

    await run('accept-shrink');
    await settled(publisher, 'published', 2);
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('is stopped again when it shrinks further than was accepted', async () => {
    const publisher = await start();
    given.fake.amounts = { blog: 2, pages: 8 };
    await change(publisher, versionOf('two'));
    given.fake.amounts = { blog: 0, pages: 8 };
    await run('accept-shrink');
    await settled(publisher, 'failed', 2);
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 2 to 0');
  });

  test('is stopped again after its acceptance, where the content was mended meanwhile', async () => {
    const publisher = await start();
    given.fake.amounts = { blog: 2, pages: 10 };
    await change(publisher, versionOf('two'));
    given.fake.site = versionOf('one');
    given.fake.amounts = { blog: 4, pages: 10 };
    await run('accept-shrink');
    await settled(publisher, 'unchanged', 1);
    given.fake.amounts = { blog: 2, pages: 10 };
    await change(publisher, versionOf('three'));
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 2');
    expect(await read('_astro/one.js')).toBe('run("one")');
  });

  test('and is mended while it is being stopped is published by the hook that told of that', async () => {
    const publisher = await start();
    const open = given.fake.hold();
    const before = given.fake.builds.length;
    given.fake.amounts = { blog: 2, pages: 10 };
    given.fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await expect.poll(() => given.fake.builds.length).toBe(before + 1);
    await sendHook(publisher.origin);
    given.fake.afterBuild = () => {
      if (given.fake.builds.length === before + 2) given.fake.amounts = { blog: 4, pages: 10 };
    };
    open();
    await publisher.whenIdle();
    expect(publisher.countOf('failed')).toBe(1);
    expect(await read('index.html')).toBe(versionOf('two')['index.html']);
    await expect(run('accept-shrink')).rejects.toThrow('no build was stopped');
  });

  test('cannot be accepted where nothing was stopped', async () => {
    await start();
    await expect(run('accept-shrink')).rejects.toThrow('no build was stopped');
  });
});
