import { readFile, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { removeLeftOverLinks } from '#/publisher/releases/currentLink.ts';
import { openFolders, type Folders } from '#/publisher/folders.ts';
import { openReleases, type Releases } from '#/publisher/releases/releases.ts';
import { fakePage, versionOf, writeSite, type FakeSite } from '../../../fixtures/fakeBuild.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 1);

let folders: Folders;
let releases: Releases;

beforeEach(async () => {
  folders = await openFolders(await makeFolderInMemory());
  releases = openReleases(folders);
});

const at = (...parts: string[]) => join(folders.current, ...parts);

/** Publishes a site some days after the start; returns the id of a new release, if there is one. */
async function publish(site: FakeSite, day = 0) {
  await writeSite(folders.site, site);
  const release = await releases.make({ pages: 2 }, new Date(START + day * DAY_MS));
  if (!release) return undefined;
  await releases.switchTo(release.id);
  await releases.prune();
  return release.id;
}

test('a release is named after its time and digest and holds every file', async () => {
  expect(await publish(versionOf('one'))).toMatch(/^20261101T000000000Z-[\da-f]{12}$/);
  for (const [file, text] of Object.entries(versionOf('one'))) {
    expect(await readFile(at(file), 'utf8')).toBe(text);
  }
});

test('what can be compressed stands there compressed too, unless that is no smaller', async () => {
  await publish({ 'index.html': fakePage('home'), 'tiny.txt': 'a', '_media/a.avif': fakePage('') });
  expect(gunzipSync(await readFile(at('index.html.gz'))).toString()).toBe(fakePage('home'));
  expect(brotliDecompressSync(await readFile(at('index.html.br'))).toString()).toBe(
    fakePage('home'),
  );
  expect(await readdir(at('_media'))).toEqual(['a.avif']);
  expect(await readdir(at())).not.toContain('tiny.txt.gz');
});

test('unchanged files are shared with the release before, changed ones are new', async () => {
  await publish(versionOf('one'));
  const inodes = () =>
    Promise.all(
      ['about/index.html', 'about/index.html.br', 'index.html'].map(
        async (file) => (await stat(at(file))).ino,
      ),
    );
  const before = await inodes();
  await publish(versionOf('two'), 1);
  const after = await inodes();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).not.toBe(before[2]);
  expect(await readFile(at('index.html'), 'utf8')).toBe(versionOf('two')['index.html']);
});

test('the same site is no new release', async () => {
  await publish(versionOf('one'));
  expect(await publish(versionOf('one'), 1)).toBeUndefined();
  expect(await releases.list()).toHaveLength(1);
});

test('a page that is gone, and nothing else, makes another release', async () => {
  await publish({ ...versionOf('one'), 'gone/index.html': fakePage('gone') });
  expect(await publish(versionOf('one'), 1)).toBeDefined();
  expect(await readdir(at())).not.toContain('gone');
});

test('hashed files of earlier releases stay for seven days', async () => {
  await publish(versionOf('one'));
  await publish(versionOf('two'), 1);
  await publish(versionOf('three'), 7);
  expect((await readdir(at('_astro'))).filter((name) => name.endsWith('.js')).sort()).toEqual([
    'one.js',
    'three.js',
    'two.js',
  ]);
  await publish(versionOf('four'), 9);
  expect((await readdir(at('_astro'))).filter((name) => name.endsWith('.js')).sort()).toEqual([
    'four.js',
    'three.js',
    'two.js',
  ]);
});

test('a hashed file that is used again stays as long as it is used', async () => {
  await publish(versionOf('one'));
  await publish(versionOf('two'), 1);
  await publish(versionOf('one'), 2);
  await publish({ ...versionOf('one'), 'b.html': fakePage('b') }, 20);
  expect(await readFile(at('_astro/one.js'), 'utf8')).toBe('run("one")');
  expect(await readdir(at('_astro'))).not.toContain('two.js');
});

test('five releases are kept, and the live one however old', async () => {
  const first = await publish(versionOf('0'));
  for (let day = 1; day < 8; day += 1) await publish(versionOf(String(day)), day);
  expect(await releases.list()).toHaveLength(5);
  expect(await releases.list()).not.toContain(first);

  const [oldest = ''] = await releases.list();
  await releases.switchTo(oldest);
  for (let day = 8; day < 10; day += 1) {
    await writeSite(folders.site, versionOf(String(day)));
    await releases.make({ pages: 2 }, new Date(START + day * DAY_MS));
    await releases.prune();
  }
  expect(await releases.list()).toContain(oldest);
  const manifests = (await readdir(folders.state)).filter((name) => name.endsWith('.json'));
  expect(manifests).toHaveLength((await releases.list()).length);
});

test('of the releases that were never live only the newest is kept, and pushes out no other', async () => {
  const published = [];
  for (let day = 0; day < 5; day += 1) published.push(await publish(versionOf(String(day)), day));
  for (let day = 5; day < 14; day += 1) {
    await writeSite(folders.site, versionOf('undelivered'));
    await releases.make({ pages: 2 }, new Date(START + day * DAY_MS));
    await releases.prune();
  }
  expect(await releases.list()).toHaveLength(6);
  expect(await releases.listOnceLive()).toEqual(published);

  const next = await publish(versionOf('next'), 14);
  expect(await releases.list()).toEqual([...published.slice(1), next]);
  expect(await readFile(at('_astro/undelivered.js'), 'utf8')).toBe('run("undelivered")');
});

test('two switches at once end with the one or the other, and leave nothing', async () => {
  const ids = [await publish(versionOf('one')), await publish(versionOf('two'), 1)];
  for (let round = 0; round < 50; round += 1) {
    await Promise.all(ids.map((id = '') => releases.switchTo(id)));
    expect(ids).toContain(basename(await readlink(folders.current)));
  }
  const names = await readdir(dirname(folders.current));
  expect(names.filter((name) => name.startsWith('current'))).toEqual(['current']);
});

test('of links beside the live release those are removed that a killed switch left', async () => {
  const id = (await publish(versionOf('one'))) ?? '';
  const uuid = '00000000-0000-4000-8000-000000000000';
  const home = dirname(folders.current);
  const links = {
    [`current.next.${uuid}`]: `releases/${id}`,
    'current.next': `releases/${id}`,
    'current.next.mine': `releases/${id}`,
    [`current.next.${uuid.replace('4', '5')}`]: 'somewhere/else',
  };
  for (const [name, target] of Object.entries(links)) await symlink(target, join(home, name));
  await writeFile(join(home, `current.next.${uuid.replace('4', '6')}`), 'theirs');
  await removeLeftOverLinks(folders);
  const left = (await readdir(home)).filter((name) => name.startsWith('current.next'));
  expect(left.sort()).toEqual([
    'current.next.00000000-0000-5000-8000-000000000000',
    'current.next.00000000-0000-6000-8000-000000000000',
    'current.next.mine',
  ]);
});

test('what a killed publisher left half made is removed, and never live', async () => {
  await publish(versionOf('one'));
  const half = '20261102T000000000Z-abcdef';
  await writeSite(join(folders.releases, `.${half}`), versionOf('half'));
  const manifest = { id: half, digest: 'abcdef', amounts: {}, files: {}, kept: {} };
  await writeFile(join(folders.state, `${half}.json`), JSON.stringify(manifest));
  await publish(versionOf('two'), 2);
  expect((await readdir(folders.releases)).sort()).toEqual(await releases.list());
  expect(await readdir(folders.state)).not.toContain(`${half}.json`);
});

test('what bears our name without our manifest is neither removed nor counted', async () => {
  const theirs = ['20200101T000000000Z-abcdefabcdef', '.20200101T000000000Z-abcdefabcdef', 'v1'];
  for (const name of theirs) await writeSite(join(folders.releases, name), versionOf(name));
  const published = [];
  for (let day = 0; day < 6; day += 1) published.push(await publish(versionOf(`${day}`), day));
  expect(await readdir(folders.releases)).toEqual(expect.arrayContaining(theirs));
  expect(await releases.list()).toEqual(published.slice(1));
});
