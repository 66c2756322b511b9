import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fakePage, versionOf } from '../../fixtures/fakeBuild.ts';
import { sendHook } from '../../fixtures/publisher.ts';
import { preparePublishing } from '../../fixtures/publishing.ts';

vi.mock('node:fs/promises', { spy: true });

const { given, read, start, change, run, settled } = preparePublishing();

describe('a rollback', () => {
  test('puts the release before back, and holds it until it is unpinned', async () => {
    const publisher = await start();
    await change(publisher, versionOf('two'));
    await run('rollback');
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);

    given.fake.builds = [];
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    expect(given.fake.builds).toEqual([]);
    expect(await publisher.readStatus()).toMatchObject({ isWaiting: true });

    given.fake.site = versionOf('three');
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
    given.fake.site = versionOf('three');
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
    const open = given.fake.hold();
    given.fake.site = versionOf('three');
    given.fake.builds = [];
    await sendHook(publisher.origin);
    await expect.poll(() => given.fake.builds).toHaveLength(1);
    await run('rollback');
    open();
    await publisher.whenIdle();
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);
  });

  test('that cannot switch to its release pins nothing', async () => {
    const publisher = await start();
    await change(publisher, versionOf('two'));
    vi.mocked(symlink).mockRejectedValueOnce(new Error('ENOSPC: no space left on device'));
    await expect(run('rollback')).rejects.toThrow('ENOSPC');
    expect(await read('index.html')).toBe(versionOf('two')['index.html']);
    expect(await readdir(join(given.home, 'state'))).not.toContain('pin.json');
    await settled(publisher, 'unchanged', 1);
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
  // Three, because Node has four threads for files: one remains for the publisher.
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
