import { mkdir, readdir, readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { restoreSite, swapSite } from '#/pipeline/place/swapSite.ts';
import { pageWith, usePlacedSite } from './placedSite.ts';

const { at, read, render, place } = usePlacedSite();

test('restores the old pages if placing was killed half-way', async () => {
  await render({ 'index.html': pageWith('good') });
  await place();
  await rename(at('dist'), at('dist.old'));
  await restoreSite(at('dist'));
  expect(await read('index.html')).toContain('good');
});

test('keeps the old pages if the new ones cannot be moved', async () => {
  await render({ 'index.html': pageWith('good') });
  await place();
  await expect(swapSite(at('dist.next'), at('dist'))).rejects.toThrow('ENOENT');
  expect(await read('index.html')).toContain('good');
});

describe('a dist/ that is a symbolic link', () => {
  beforeEach(async () => {
    await render({ 'index.html': pageWith('first') });
    await place();
    await mkdir(at('www'));
    await rename(at('dist'), at('www/site'));
    await symlink('www/site', at('dist'));
    await render({ 'index.html': pageWith('second') });
  });

  test('keeps its link and gets the new pages', async () => {
    await place();
    expect(await readFile(at('www/site/index.html'), 'utf8')).toContain('second');
    expect(await readlink(at('dist'))).toBe('www/site');
    expect(await readdir(at('www'))).toEqual(['site']);
  });

  test('is restored if placing was killed half-way', async () => {
    await rename(at('www/site'), at('www/site.old'));
    await restoreSite(at('dist'));
    expect(await read('index.html')).toContain('first');
    expect(await readdir(at('www'))).toEqual(['site']);
  });
});

test('leaves a folder alone that it did not make', async () => {
  await mkdir(at('dist'));
  await restoreSite(at('dist')); // it may be a user's empty folder
  await writeFile(at('dist', 'thesis.tex'), 'years of work');
  const message = `${at('dist')} contains thesis.tex, which no build of this project wrote`;
  await expect(restoreSite(at('dist'))).rejects.toThrow(message);
});
