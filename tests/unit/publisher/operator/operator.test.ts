import { readdir, stat } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
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
    expect(await publisher.readStatus()).toMatchObject({ isWaiting: true });

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
    expect((await publisher.readLastBuild()).reason).toMatch(
      /^\w+-\w+ stays live until: .* unpin$/,
    );
  });
});

describe('an operator', () => {
  test('is told why a command fails', async () => {
    const publisher = await start();
    await expect(run(publisher, 'rollback')).rejects.toThrow(
      'there is no such release; there are: none',
    );
    await expect(run(publisher, 'rollback', '../state')).rejects.toThrow('no such release');
    await expect(run(publisher, 'unpin')).rejects.toThrow('no release is pinned');
    await expect(run(publisher, 'dance')).rejects.toThrow('"dance" is none of rollback, unpin');
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
