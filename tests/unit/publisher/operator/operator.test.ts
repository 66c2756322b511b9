import { chmod, readdir, stat } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { askPublisher } from '#/publisher/operator/operatorAccess.ts';
import { versionOf } from '../../../fixtures/fakeBuild.ts';
import { preparePublishing, TOKEN, type TestPublisher } from '../../../fixtures/publisher.ts';

const { given, at, read, start, change, holdBuild, run } = preparePublishing();
const pageOf = (version: string) => versionOf(version)['index.html'];

describe('a rollback', () => {
  let publisher: TestPublisher;
  let first: string | undefined;
  beforeEach(async () => {
    publisher = await start();
    first = (await publisher.readStatus()).live;
    await change(publisher, versionOf('two'));
  });

  test('restores the previous release and keeps it until unpin', async () => {
    expect(await run(publisher, 'rollback')).toMatch(/ is live, and stays so until: /);
    expect(await read('index.html')).toBe(pageOf('one'));

    const before = given.fake.builds;
    await change(publisher, versionOf('three'));
    expect(given.fake.builds).toBe(before);
    expect(await publisher.readStatus()).toMatchObject({ isWaiting: false });

    expect(await run(publisher, 'unpin')).toContain('is no longer pinned');
    expect(await read('index.html')).toBe(pageOf('three'));
  });

  test('restores a named release and survives a restart', async () => {
    await change(publisher, versionOf('three'));
    await run(publisher, 'rollback', first ?? '');
    await publisher.close();
    const next = await start();
    expect(await next.readStatus()).toMatchObject({ live: first, pinned: first });
    expect(await read('index.html')).toBe(pageOf('one'));
  });

  test('survives a build that was already running', async () => {
    given.fake.site = versionOf('three');
    const { release } = await holdBuild(publisher);
    await askPublisher(given.home, { name: 'rollback', words: [] });
    release();
    await publisher.whenIdle();
    expect(await read('index.html')).toBe(pageOf('one'));
    expect(await publisher.readLastBuild()).not.toHaveProperty('reason');
  });
});

test('a rollback works after the clock was set back', async () => {
  const publisher = await start();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2020, 0, 1) });
  onTestFinished(() => void vi.useRealTimers());
  await change(publisher, versionOf('two'));
  await change(publisher, versionOf('three'));
  expect(await read('index.html')).toBe(pageOf('three'));
  await run(publisher, 'rollback');
  expect(await read('index.html')).toBe(pageOf('two'));
});

describe('an operator', () => {
  test('lists the releases, and which are live and pinned', async () => {
    const publisher = await start();
    const { live: first } = await publisher.readStatus();
    await change(publisher, versionOf('two'));
    const { live: second } = await publisher.readStatus();
    expect(await run(publisher, 'releases')).toBe(`${first}\n${second} live`);
    await run(publisher, 'rollback');
    expect(await run(publisher, 'releases')).toBe(`${first} live pinned\n${second}`);
    await expect(run(publisher, 'build')).rejects.toThrow(`${first} is pinned until: `);
  });

  test('builds without a hook', async () => {
    const publisher = await start();
    given.fake.site = versionOf('two');
    expect(await run(publisher, 'build')).toMatch(
      /^a build begins, or follows the running one; the log and/,
    );
    expect(await read('index.html')).toBe(pageOf('two'));
  });

  test('is told why a command fails', async () => {
    const publisher = await start();
    await expect(run(publisher, 'rollback')).rejects.toThrow(
      'there is no release before the live one; the others are: none',
    );
    await expect(run(publisher, 'rollback', '../state')).rejects.toThrow(
      'no release ../state; the others',
    );
    await expect(run(publisher, 'unpin')).rejects.toThrow('no release is pinned');
    await expect(run(publisher, 'dance')).rejects.toThrow(
      'there is no command "dance"; the commands are: releases, build, rollback, unpin',
    );
  });

  test('is told that no publisher is running; no file is made in the folder', async () => {
    const ask = () => askPublisher(given.home, { name: 'rollback', words: [] });
    await expect(ask()).rejects.toThrow(
      `PUBLISH_DIR: found no publisher at work in ${given.home}; start it first`,
    );
    expect(await readdir(given.home)).toEqual([]);
    await (await start()).close();
    await expect(ask()).rejects.toThrow(/ECONNREFUSED.+; start it first$/);
  });

  test('needs a key that no other user can read', async () => {
    await (await start()).close();
    await chmod(at('state', 'operator.json'), 0o644);
    const { origin } = await start();
    expect((await stat(at('state', 'operator.json'))).mode & 0o777).toBe(0o600);
    const body = JSON.stringify({ name: 'rollback', words: [] });
    for (const authorization of ['', `Bearer ${TOKEN}`]) {
      const response = await fetch(`${origin}/operate`, {
        method: 'POST',
        body,
        headers: { authorization },
      });
      expect(response.status).toBe(404);
    }
  });
});
