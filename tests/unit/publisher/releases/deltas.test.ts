import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { dictionaryId } from '#/hosts/sharedDictionary.ts';
import { openFolders, type Folders } from '#/publisher/folders.ts';
import { openReleases } from '#/publisher/releases/releases.ts';
import { writeSite, type FakeSite } from '../../../fixtures/fakeBuild.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

const SHARED = Array.from({ length: 300 }, (_, index) => `<p>${index * index}</p>`).join('');
const HOUR_MS = 3_600_000;

let folders: Folders;
let hours = 0;

beforeEach(async () => {
  folders = await openFolders(await makeFolderInMemory());
});

const pageOf = (text: string, ...links: string[]) =>
  `<h1>${text}</h1>${links.map((link) => `<a href="${link}">Go</a>`).join('')}${SHARED}`;

const SITE: FakeSite = {
  'index.html': pageOf('home', '/', '/menu/', '/about/', '/gu/', '/gone/'),
  'menu/index.html': pageOf('menu'),
  'about/index.html': pageOf('about'),
  'blog/index.html': pageOf('blog'),
  'gu/index.html': pageOf('ઘર', '/', '/gu/menu/'),
  'gu/menu/index.html': pageOf('મેનુ'),
};

/** Publishes a site as the live release. */
async function publish(site: FakeSite): Promise<void> {
  await writeSite(folders.site, site);
  const releases = openReleases(folders);
  const release = await releases.make({ pages: 2 }, new Date((hours += 1) * HOUR_MS));
  await releases.switchTo(release?.id ?? '');
}

const homeOf = (site: FakeSite, home = 'index.html') => Buffer.from(site[home] ?? '');

const folderOf = (home: Buffer) => join(folders.current, '_dictionary', dictionaryId(home));

const list = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
};

test('a release holds the pages that a home page links to as deltas to it', async () => {
  await publish(SITE);
  const home = homeOf(SITE);
  expect(await list(folderOf(home))).toEqual([
    'about/index.html',
    'gu/index.html',
    'menu/index.html',
  ]);
  const delta = await readFile(join(folderOf(home), 'menu/index.html'));
  const page = zstdDecompressSync(delta.subarray(40), { dictionary: home });
  expect(page.toString()).toBe(SITE['menu/index.html']);
});

test('each language has the deltas of its own home page', async () => {
  await publish(SITE);
  expect(await list(folderOf(homeOf(SITE, 'gu/index.html')))).toEqual(['gu/menu/index.html']);
});

const inodeOf = async (page: string, site: FakeSite) =>
  (await stat(join(folderOf(homeOf(site)), page))).ino;

test('a delta is shared with the release before while its page and home page are the same', async () => {
  await publish(SITE);
  const pages = ['about/index.html', 'menu/index.html'];
  const before = await Promise.all(pages.map((page) => inodeOf(page, SITE)));
  const next = { ...SITE, 'menu/index.html': pageOf('menu of today') };
  await publish(next);
  const after = await Promise.all(pages.map((page) => inodeOf(page, next)));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('a release holds no delta to an earlier home page', async () => {
  await publish(SITE);
  const next = { ...SITE, 'index.html': pageOf('new home', '/menu/') };
  await publish(next);
  expect(await list(folderOf(homeOf(next)))).toEqual(['menu/index.html']);
  await expect(stat(folderOf(homeOf(SITE)))).rejects.toThrow('ENOENT');
});

test('more posts make no more deltas', async () => {
  const posts = Array.from({ length: 40 }, (_, id) => `blog-single/${id}/index.html`);
  const newest = pageOf('home', '/menu/', '/blog-single/39/');
  const pages = Object.fromEntries(posts.map((file) => [file, pageOf(file)]));
  const site = { ...SITE, ...pages, 'index.html': newest };
  await publish(site);
  expect(await list(folderOf(homeOf(site)))).toEqual([
    'blog-single/39/index.html',
    'menu/index.html',
  ]);
});

test('a delta that is no smaller than the page compressed alone is not kept', async () => {
  const own = (name: string) =>
    createHash('shake256', { outputLength: 2000 }).update(name).digest('base64');
  const site = {
    'index.html': `<a href="/menu/">Menu</a>${own('home')}`,
    'menu/index.html': `<h1>Menu</h1>${own('menu')}`,
  };
  await publish(site);
  expect(await list(folderOf(homeOf(site)))).toEqual([]);
});

test('a release says of deltas nothing in its manifest, so that no target is brought them', async () => {
  await publish(SITE);
  const live = await openReleases(folders).live();
  expect(Object.keys(live?.manifest.files ?? {})).toEqual(Object.keys(SITE).sort());
});

test('a site without a home page becomes a release', async () => {
  await publish({ 'menu/index.html': pageOf('menu') });
  expect(await list(folders.current)).not.toContain('_dictionary');
});
