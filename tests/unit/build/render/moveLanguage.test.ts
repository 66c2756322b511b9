import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { moveLanguage } from '#/build/render/moveLanguage.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

test('moves pages below their language, shares hashed files, and leaves what a site has once', async () => {
  const folder = await makeTemporaryFolder();
  const [from, to] = [join(folder, 'gujarati'), join(folder, 'site')];
  await writeFiles(to, { 'index.html': 'en', '_astro/a.js': 'shared', 'robots.txt': 'en' });
  await writeFiles(from, {
    'index.html': 'gu',
    '404.html': 'gu',
    'about/index.html': 'gu',
    '_astro/a.js': 'shared',
    '_astro/b.js': 'gu',
    'robots.txt': 'gu',
    'social/home.png': 'of public/',
  });
  await moveLanguage(from, to, LANGUAGES.gu);
  expect((await readdir(to, { recursive: true })).sort()).toEqual([
    '_astro',
    '_astro/a.js',
    '_astro/b.js',
    'gu',
    'gu/404.html',
    'gu/about',
    'gu/about/index.html',
    'gu/index.html',
    'index.html',
    'robots.txt',
  ]);
  expect(await readFile(join(to, 'robots.txt'), 'utf8')).toBe('en');
});
