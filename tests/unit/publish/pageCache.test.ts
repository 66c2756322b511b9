import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openPageCache } from '~/publish/pageCache';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder';

let root: string;

beforeEach(async () => {
  root = await makeTemporaryFolder();
});

/** Fills a cache as Astro does: with a page, and with one of our own pictures. */
async function fill(directory: string): Promise<void> {
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(directory, 'assets', 'thali.avif'), 'encoded once');
  await writeFile(join(directory, 'page.html'), 'printed by the first revision');
}

const open = (name: string, isClean = false) => openPageCache(root, name, isClean);

test('the next revision takes over our own pictures, and nothing else', async () => {
  const first = await open('first');
  await fill(first.directory);
  await first.keep();
  const second = await open('second');
  expect(await readdir(second.directory)).toEqual(['assets']);
  expect(await readFile(join(second.directory, 'assets', 'thali.avif'), 'utf8')).toBe(
    'encoded once',
  );
  expect((await readdir(root)).toSorted()).toEqual(['second', 'second.stage']);
});

test('a clean build takes nothing over', async () => {
  const first = await open('first');
  await fill(first.directory);
  await first.keep();
  await open('second', true);
  expect(await readdir(root)).toEqual(['second.stage']);
});

test('what a build that did not end has left is not taken over', async () => {
  const first = await open('first');
  await fill(first.directory);
  await first.keep();
  await open('first');
  await open('second');
  expect(await readdir(root)).toEqual(['second.stage']);
});

test('a cache whose build did not end is as the last good build left it', async () => {
  const first = await open('first');
  await fill(first.directory);
  await first.keep();
  const { directory } = await open('first');
  await writeFile(join(directory, 'page.html'), 'half');
  await open('first');
  expect(await readFile(join(directory, 'page.html'), 'utf8')).toBe(
    'printed by the first revision',
  );
});

test('a cache whose stage cannot be read is not opened', async () => {
  await symlink('first.stage', join(root, 'first.stage')); // leads to itself
  await expect(open('first')).rejects.toThrow('ELOOP');
});
