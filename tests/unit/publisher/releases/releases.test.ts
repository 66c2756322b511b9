import { readFile, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { openFolders, type Folders } from '#/publisher/folders.ts';
import { Releases } from '#/publisher/releases/releases.ts';
import { fakePage, versionOf, writeSite, type FakeSite } from '../../../fixtures/fakeBuild.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 1);

let folders: Folders;
let releases: Releases;

beforeEach(async () => {
  folders = await openFolders(await makeTemporaryFolder());
  releases = new Releases(folders, () => undefined);
});

const at = (...parts: string[]) => join(folders.current, ...parts);

/** Publishes a site some days after the first one; returns the id of the release, if it is new. */
async function publish(site: FakeSite, day = 0) {
  await writeSite(folders.site, site);
  const release = await releases.make({ pages: 2 }, new Date(START + day * DAY_MS));
  if (release === undefined) return undefined;
  await releases.switchTo(release);
  await releases.prune();
  return release;
}

test('a release is named after its time and digest and has every file', async () => {
  expect(await publish(versionOf('one'))).toMatch(/^20261101T000000000Z-[\da-f]{12}$/);
  for (const [file, text] of Object.entries(versionOf('one'))) {
    expect(await readFile(at(file), 'utf8')).toBe(text);
  }
});

test('compressible files get compressed copies, unless these are no smaller', async () => {
  await publish({ 'index.html': fakePage('home'), 'tiny.txt': 'a', '_media/a.avif': fakePage('') });
  expect(gunzipSync(await readFile(at('index.html.gz'))).toString()).toBe(fakePage('home'));
  const brotli = brotliDecompressSync(await readFile(at('index.html.br')));
  expect(brotli.toString()).toBe(fakePage('home'));
  expect(await readdir(at('_media'))).toEqual(['a.avif']);
  expect(await readdir(at())).not.toContain('tiny.txt.gz');
});

test('unchanged files are hard links to the previous release', async () => {
  await publish(versionOf('one'));
  const files = ['about/index.html', 'about/index.html.br', 'index.html'];
  const inodes = () => Promise.all(files.map(async (file) => (await stat(at(file))).ino));
  const before = await inodes();
  await publish(versionOf('two'), 1);
  const after = await inodes();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).not.toBe(before[2]);
  expect(await readFile(at('index.html'), 'utf8')).toBe(versionOf('two')['index.html']);
});

test('hashed files of earlier releases are kept for seven days', async () => {
  await publish(versionOf('one'));
  await publish(versionOf('two'), 1);
  await publish(versionOf('three'), 7);
  const scripts = async () => (await readdir(at('_astro'))).filter((name) => name.endsWith('.js'));
  expect((await scripts()).sort()).toEqual(['one.js', 'three.js', 'two.js']);
  await publish(versionOf('four'), 9);
  expect((await scripts()).sort()).toEqual(['four.js', 'three.js', 'two.js']);
});

test('keeps the live release at any age', async () => {
  const live = await publish(versionOf('0'));
  for (let day = 1; day < 8; day += 1) {
    await writeSite(folders.site, versionOf(String(day)));
    await releases.make({ pages: 2 }, new Date(START + day * DAY_MS));
    await releases.prune();
  }
  expect(await releases.list()).toContain(live);
  const manifests = (await readdir(folders.state)).filter((name) => name.endsWith('.json'));
  expect(manifests).toHaveLength((await releases.list()).length);
});

test('a switch leaves no moment without a live release', async () => {
  const ids = [await publish(versionOf('one')), await publish(versionOf('two'), 1)];
  let isOver = false;
  const watch = async () => {
    while (!isOver) await readlink(folders.current);
  };
  const watching = Promise.all(Array.from({ length: 8 }, watch));
  for (let count = 0; count < 200; count += 1) await releases.switchTo(ids[count % 2] ?? '');
  isOver = true;
  await expect(watching).resolves.toHaveLength(8);
});

test('a switch ends also if an earlier one was killed', async () => {
  const first = await publish(versionOf('one'));
  await publish(versionOf('two'), 1);
  await symlink('releases/other', `${folders.current}.next`);
  await releases.switchTo(first ?? '');
  expect(await readFile(at('index.html'), 'utf8')).toBe(versionOf('one')['index.html']);
});

test('neither removes nor counts a folder without our manifest', async () => {
  const theirs = ['20200101T000000000Z-abcdefabcdef', '.20200101T000000000Z-abcdefabcdef', 'v1'];
  for (const name of theirs) await writeSite(join(folders.releases, name), versionOf(name));
  const published = [];
  for (let day = 0; day < 6; day += 1) published.push(await publish(versionOf(`${day}`), day));
  expect(await readdir(folders.releases)).toEqual(expect.arrayContaining(theirs));
  expect(await releases.list()).toEqual(published.slice(1));
});
