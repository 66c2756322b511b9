import { mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preparePublishing } from '../../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const { given, at, start } = preparePublishing();

describe('a publisher does not start', () => {
  test.each([
    'site/thesis.tex',
    'state/publisher.json',
    'current',
    'releases',
    'releases/20261101',
  ])('in a folder that already contains %s', async (file) => {
    await mkdir(dirname(at(file)), { recursive: true });
    await writeFile(at(file), 'years of work');
    const found = at(...file.split('/').slice(0, 2));
    await expect(start()).rejects.toThrow(
      `found ${found}, which this publisher did not make; expected a folder of its own`,
    );
    expect(await readFile(at(file), 'utf8')).toBe('years of work');
    expect(await readdir(given.home)).toHaveLength(1);
  });

  test('if one of its folders is a link to a folder that it did not make', async () => {
    const theirs = await makeTemporaryFolder();
    await symlink(theirs, at('site'));
    await expect(start()).rejects.toThrow(`found ${at('site')}, which`);
    expect(await readlink(at('site'))).toBe(theirs);
    expect(await readdir(theirs)).toEqual([]);
  });

  test('in the folder of another publisher, which keeps running', async () => {
    const publisher = await start();
    const before = given.fake.builds;
    await expect(start()).rejects.toThrow(
      `PUBLISH_DIR: found ${given.home} in use by another publisher; stop that one first`,
    );
    expect(given.fake.builds).toBe(before);
    expect((await fetch(`${publisher.origin}/health`)).status).toBe(200);
    await publisher.close();
    await start();
  });
});

test('only the user of a publisher can read its lock, and so hold it', async () => {
  await start();
  expect((await stat(at('state', 'lock'))).mode & 0o777).toBe(0o600);
});

test('a publisher starts beside other files and in empty folders', async () => {
  for (const folder of ['releases', 'site', 'cache', 'state']) await mkdir(at(folder));
  await writeFile(at('.profile'), 'of the user');
  const publisher = await start();
  expect(publisher.countOf('published')).toBe(1);
});
