import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openPageCache, sharePictures } from '#/build/render/pageCache.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const FIRST = '1'.repeat(16);
const SECOND = '2'.repeat(16);

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
  const first = await open(FIRST);
  await fill(first.directory);
  await first.keep();
  const second = await open(SECOND);
  expect(await readdir(second.directory)).toEqual(['assets']);
  expect(await readFile(join(second.directory, 'assets', 'thali.avif'), 'utf8')).toBe(
    'encoded once',
  );
  expect((await readdir(root)).toSorted()).toEqual([SECOND, `${SECOND}.stage`]);
});

test('another language gets the pictures that are made, but for those that it has, and no page', async () => {
  const english = await open(FIRST);
  await fill(english.directory);
  const hindi = await openPageCache(join(root, 'hi'), SECOND, false);
  await mkdir(join(hindi.directory, 'assets'), { recursive: true });
  await writeFile(join(hindi.directory, 'assets', 'thali.avif'), 'its own');
  await writeFile(join(english.directory, 'assets', 'chai.avif'), 'encoded once');
  await sharePictures(english.directory, hindi.directory);
  expect(await readdir(hindi.directory)).toEqual(['assets']);
  const pictureOf = (name: string) => readFile(join(hindi.directory, 'assets', name), 'utf8');
  expect(await pictureOf('thali.avif')).toBe('its own');
  expect(await pictureOf('chai.avif')).toBe('encoded once');
});

test('a language of a site without pictures is lent none', async () => {
  const english = await open(FIRST);
  const hindi = await openPageCache(join(root, 'hi'), SECOND, false);
  await sharePictures(english.directory, hindi.directory);
  expect(await readdir(join(root, 'hi'))).toEqual([`${SECOND}.stage`]);
});

test('a clean build takes nothing over', async () => {
  const first = await open(FIRST);
  await fill(first.directory);
  await first.keep();
  await open(SECOND, true);
  expect(await readdir(root)).toEqual([`${SECOND}.stage`]);
});

test('what a build that did not end has left is not taken over', async () => {
  const first = await open(FIRST);
  await fill(first.directory);
  await first.keep();
  await open(FIRST);
  await open(SECOND);
  expect(await readdir(root)).toEqual([`${SECOND}.stage`]);
});

test('a cache whose build did not end is as the last good build left it', async () => {
  const first = await open(FIRST);
  await fill(first.directory);
  await first.keep();
  const { directory } = await open(FIRST);
  await writeFile(join(directory, 'page.html'), 'half');
  await open(FIRST);
  expect(await readFile(join(directory, 'page.html'), 'utf8')).toBe(
    'printed by the first revision',
  );
});

test('a cache whose stage cannot be read is not opened', async () => {
  await symlink(`${FIRST}.stage`, join(root, `${FIRST}.stage`)); // a link to itself
  await expect(open(FIRST)).rejects.toThrow('ELOOP');
});

test.each([false, true])('what others keep beside it stays, clean: %s', async (isClean) => {
  await mkdir(join(root, 'theirs'));
  await writeFile(join(root, 'notes.copy'), 'theirs');
  await open(FIRST, isClean);
  expect(await readdir(root)).toEqual(expect.arrayContaining(['notes.copy', 'theirs']));
});
