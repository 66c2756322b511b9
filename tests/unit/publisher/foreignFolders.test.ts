import { mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createFakeBuild } from '../../fixtures/fakeBuild.ts';
import { startFixturePublisher } from '../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../fixtures/temporaryFolder.ts';

let home = '';

beforeEach(async () => {
  home = await makeFolderInMemory();
});

const at = (...parts: string[]) => join(home, ...parts);

async function start() {
  const publisher = await startFixturePublisher({ home, build: createFakeBuild().build });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

/** Two releases of Capistrano, and its link to the newer one. */
async function deployByCapistrano() {
  for (const release of ['20261101080000', '20261102080000']) {
    await mkdir(at('releases', release, 'public'), { recursive: true });
    await writeFile(at('releases', release, 'public', 'index.html'), release);
  }
  await mkdir(at('shared', 'log'), { recursive: true });
  await symlink(at('releases', '20261102080000'), at('current'));
}

describe('a publisher does not start', () => {
  test('on the releases of another tool, and leaves all of them', async () => {
    await deployByCapistrano();
    await expect(start()).rejects.toThrow(
      `PUBLISH_DIR: found ${at('releases')} with 20261101080000, which this publisher did not make; expected a folder of its own or an empty one`,
    );
    expect(await readdir(home)).toEqual(['current', 'releases', 'shared']);
    expect(await readFile(at('current', 'public', 'index.html'), 'utf8')).toBe('20261102080000');
    expect(await readdir(at('releases'))).toEqual(['20261101080000', '20261102080000']);
  });

  test.each(['site', 'site.next', 'site.old', 'cache', 'state'])(
    'where %s is somebody else’s',
    async (folder) => {
      await mkdir(at(folder));
      await writeFile(at(folder, 'thesis.tex'), 'years of work');
      await expect(start()).rejects.toThrow(`found ${at(folder)} with thesis.tex, which`);
      expect(await readFile(at(folder, 'thesis.tex'), 'utf8')).toBe('years of work');
    },
  );

  test.each(['state/lock', 'state/retry.json', 'cache/pages/0123456789abcdef', 'cache/pictures/a'])(
    'where somebody else has %s',
    async (file) => {
      await mkdir(dirname(at(file)), { recursive: true });
      await writeFile(at(file), 'theirs');
      await expect(start()).rejects.toThrow(/found .+ with .+, which this publisher did not make/);
      expect(await readFile(at(file), 'utf8')).toBe('theirs');
      expect(await readdir(home)).toHaveLength(1);
    },
  );

  test('where current is a folder', async () => {
    await mkdir(at('current'));
    await writeFile(at('current', 'index.html'), 'theirs');
    await expect(start()).rejects.toThrow(`found ${at('current')}, which`);
    expect(await readFile(at('current', 'index.html'), 'utf8')).toBe('theirs');
  });

  test.each(['current', 'current.next'])('where %s leads to what is not ours', async (link) => {
    await mkdir(at('theirs'));
    await symlink('theirs', at(link));
    await expect(start()).rejects.toThrow(`found ${at(link)}, which`);
    expect(await readlink(at(link))).toBe('theirs');
  });

  test('where releases is a file', async () => {
    await writeFile(at('releases'), 'theirs');
    await expect(start()).rejects.toThrow(`found ${at('releases')}, which`);
  });
});

test('what others put beside our releases stays there', async () => {
  const publisher = await start();
  await publisher.close();
  await mkdir(at('releases', '20261101080000'));
  await mkdir(at('releases', '20200101T000000000Z-abcdefabcdef'));
  await mkdir(at('releases', '.20200101T000000000Z-abcdefabcdef'));
  const again = await start();
  expect(await readdir(at('releases'))).toEqual(
    expect.arrayContaining([
      '.20200101T000000000Z-abcdefabcdef',
      '20200101T000000000Z-abcdefabcdef',
      '20261101080000',
    ]),
  );
  expect(await again.readStatus()).toMatchObject({ live: expect.any(String) as string });
});

test('a folder that only ever held an empty releases and site is taken', async () => {
  for (const folder of ['releases', 'site', 'cache', 'state']) await mkdir(at(folder));
  const publisher = await start();
  expect(publisher.countOf('published')).toBe(1);
});

test('a publisher whose first builds all failed starts again', async () => {
  await mkdir(at('cache'));
  await writeFile(at('cache', 'build.lock'), '');
  const publisher = await start();
  expect(publisher.countOf('published')).toBe(1);
});
