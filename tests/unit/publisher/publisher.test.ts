import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { BuildError } from '#/publisher/queue/buildInChild.ts';
import { runOperatorCommand } from '#/publisher/operator/operatorCommand.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { createFakeBuild, fakePage, versionOf } from '../../fixtures/fakeBuild.ts';
import {
  publisherEnvironment,
  sendHook,
  signedHook,
  startFixturePublisher,
} from '../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../fixtures/temporaryFolder.ts';

let home = '';
let fake = createFakeBuild();

beforeEach(async () => {
  home = await makeFolderInMemory();
  fake = createFakeBuild();
});

const read = (file: string) => readFile(join(home, 'current', file), 'utf8');

async function start() {
  const publisher = await startFixturePublisher({ home, build: fake.build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

type Publisher = Awaited<ReturnType<typeof start>>;

async function change(publisher: Publisher, site = fake.site) {
  fake.site = site;
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

const run = (name: string, ...words: string[]) =>
  runOperatorCommand(readPublisherSettings(publisherEnvironment(home)), name, words);

/** Ends when the publisher has seen an operator's command and worked it off. */
async function settled(publisher: Publisher, event: string, count: number) {
  await expect.poll(() => publisher.countOf(event)).toBe(count);
  await publisher.whenIdle();
}

describe('hooks', () => {
  test('that come at once, 200 of them, lead to two builds at most, and all are accepted', async () => {
    const publisher = await start();
    const before = fake.builds.length;
    const open = fake.hold(); // no real build ends while 200 requests are answered
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendHook(publisher.origin, signedHook())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    open();
    await publisher.whenIdle();
    expect(fake.builds.length - before).toBeLessThanOrEqual(2);
  });

  test('that come while a build runs lead to exactly one more', async () => {
    const publisher = await start();
    const open = fake.hold();
    const before = fake.builds.length;
    await sendHook(publisher.origin);
    await expect.poll(() => fake.builds.length).toBe(before + 1);
    await Promise.all(Array.from({ length: 20 }, () => sendHook(publisher.origin)));
    expect(await publisher.readStatus()).toMatchObject({ isBuilding: true, isWaiting: true });
    open();
    await publisher.whenIdle();
    expect(fake.builds).toHaveLength(before + 2);
  });

  test('that nobody worked off are worked off by the next publisher', async () => {
    const publisher = await start();
    fake.error = new BuildError('other', 'the power went');
    await change(publisher, versionOf('two'));
    await publisher.close();
    fake.error = undefined;
    const next = await start();
    expect(next.events).toContainEqual(expect.objectContaining({ event: 'published' }));
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('that wait when the publisher is stopped are left to the next one', async () => {
    const publisher = await start();
    const open = fake.hold();
    const before = fake.builds.length;
    await sendHook(publisher.origin);
    await expect.poll(() => fake.builds.length).toBe(before + 1);
    await sendHook(publisher.origin);
    const closing = publisher.close();
    open();
    await closing;
    expect(fake.builds).toHaveLength(before + 1);

    await start();
    expect(fake.builds).toHaveLength(before + 2);
  });

  test('that were worked off start nothing in the next publisher', async () => {
    const publisher = await start();
    await change(publisher);
    await publisher.close();
    fake.builds = [];
    await start();
    expect(fake.builds).toEqual([]);
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
    fake.builds = [];
    fake.error = new BuildError('check', '/about/: the page is missing');
    await change(publisher, versionOf('two'));
    expect(fake.builds).toEqual([false, true]);
    expect(await publisher.readLastBuild()).toMatchObject({
      outcome: 'failed',
      reason: '/about/: the page is missing',
    });
    expect(await read('_astro/one.js')).toBe('run("one")');
  });

  test('whose content cannot be had is not tried again', async () => {
    const publisher = await start();
    fake.builds = [];
    fake.error = new BuildError('fetch', 'content could not be had:\n  /api/food: HTTP 500');
    await change(publisher, versionOf('two'));
    expect(fake.builds).toEqual([false]);
    expect(await publisher.readLastBuild()).toMatchObject({
      reason: 'content could not be had:; /api/food: HTTP 500',
    });
  });

  test('that fails is forgotten by the next good one', async () => {
    const publisher = await start();
    fake.error = new BuildError('render', 'boom');
    await change(publisher, versionOf('two'));
    fake.error = undefined;
    await change(publisher);
    expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
    expect((await publisher.readLastBuild()).reason).toBeUndefined();
    expect(await read('_astro/two.js')).toBe('run("two")');
  });
});

test('a release is published also where what is left of an old one cannot be removed', async () => {
  const publisher = await start();
  const id = '20200101T000000000Z-abcdefabcdef';
  await mkdir(join(home, 'state', `${id}.json`)); // no file, so it cannot be removed as one
  await change(publisher, versionOf('two'));
  expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
  expect(publisher.countOf('not-pruned')).toBe(1);
});

describe('a site that has shrunk', () => {
  test('is stopped, also when built clean, until a person accepts it', async () => {
    const publisher = await start();
    fake.builds = [];
    fake.amounts = { blog: 2, pages: 8 };
    await change(publisher, versionOf('two'));
    expect(fake.builds).toEqual([false, true]);
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 2');
    expect(await read('_astro/one.js')).toBe('run("one")');

    await run('accept-shrink');
    await settled(publisher, 'published', 2);
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('is stopped again when it shrinks further than was accepted', async () => {
    const publisher = await start();
    fake.amounts = { blog: 2, pages: 8 };
    await change(publisher, versionOf('two'));
    fake.amounts = { blog: 0, pages: 8 };
    await run('accept-shrink');
    await settled(publisher, 'failed', 2);
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 2 to 0');
  });

  test('is stopped again after its acceptance, where the content was mended meanwhile', async () => {
    const publisher = await start();
    fake.amounts = { blog: 2, pages: 10 };
    await change(publisher, versionOf('two'));
    fake.site = versionOf('one');
    fake.amounts = { blog: 4, pages: 10 };
    await run('accept-shrink');
    await settled(publisher, 'unchanged', 1);
    fake.amounts = { blog: 2, pages: 10 };
    await change(publisher, versionOf('three'));
    expect((await publisher.readLastBuild()).reason).toContain('blog went from 4 to 2');
    expect(await read('_astro/one.js')).toBe('run("one")');
  });

  test('and is mended while it is being stopped is published by the hook that told of that', async () => {
    const publisher = await start();
    const open = fake.hold();
    const before = fake.builds.length;
    fake.amounts = { blog: 2, pages: 10 };
    fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await expect.poll(() => fake.builds.length).toBe(before + 1);
    await sendHook(publisher.origin);
    fake.afterBuild = () => {
      if (fake.builds.length === before + 2) fake.amounts = { blog: 4, pages: 10 };
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

describe('a rollback', () => {
  test('puts the release before back, and holds it until it is unpinned', async () => {
    const publisher = await start();
    await change(publisher, versionOf('two'));
    await run('rollback');
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);

    fake.builds = [];
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    expect(fake.builds).toEqual([]);
    expect(await publisher.readStatus()).toMatchObject({ isWaiting: true });

    fake.site = versionOf('three');
    await run('unpin');
    await settled(publisher, 'published', 3);
    expect(await read('index.html')).toBe(versionOf('three')['index.html']);
  });

  test('keeps the hashed files of pages that are open now', async () => {
    const publisher = await start();
    await change(publisher, versionOf('two'));
    await run('rollback');
    expect(await read('_astro/two.js')).toBe('run("two")');
    await run('unpin');
    fake.site = versionOf('three');
    await settled(publisher, 'published', 3);
    expect(await read('_astro/two.js')).toBe('run("two")');
  });

  test('goes to the release that is named', async () => {
    const publisher = await start();
    const { live } = (await publisher.readStatus()) as { live: string };
    await change(publisher, versionOf('two'));
    await change(publisher, versionOf('three'));
    await run('rollback', live);
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);
    expect(await publisher.readStatus()).toMatchObject({ live, pinned: live });
  });

  test('outlives a build that was at work', async () => {
    const publisher = await start();
    await change(publisher, versionOf('two'));
    const open = fake.hold();
    fake.site = versionOf('three');
    fake.builds = [];
    await sendHook(publisher.origin);
    await expect.poll(() => fake.builds).toHaveLength(1);
    await run('rollback');
    open();
    await publisher.whenIdle();
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);
  });

  test('to a release that is not there says which there are', async () => {
    await start();
    await expect(run('rollback', 'nonsense')).rejects.toThrow('there is no such release');
    await expect(run('rollback')).rejects.toThrow('there are: none');
    await expect(run('unpin')).rejects.toThrow('no release is pinned');
    await expect(run('dance')).rejects.toThrow('is none of rollback, unpin, accept-shrink');
  });
});

test('readers see one whole release or another while releases are switched', async () => {
  const publisher = await start();
  let isOver = false;
  const seen = new Set<string | undefined>();
  const visit = async () => {
    while (!isOver) seen.add(await read('index.html'));
  };
  // Three: of the four threads that read and write files, one is left to the publisher.
  const visitors = Array.from({ length: 3 }, visit);
  const versions = Array.from({ length: 4 }, (_, index) => `version-${index}`);
  for (const version of versions) {
    await change(publisher, { ...versionOf(version), 'extra.html': fakePage(version) });
    await expect.poll(() => seen).toContain(versionOf(version)['index.html']);
  }
  isOver = true;
  await Promise.all(visitors);
  const whole = ['one', ...versions].map((version) => versionOf(version)['index.html']);
  for (const page of seen) expect(whole).toContain(page);
  expect(await read('_astro/version-2.js')).toBe('run("version-2")');
});
