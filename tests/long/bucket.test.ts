import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ensureProgram } from '#/tools/debianPackage.ts';
import { runOperatorCommand } from '#/publisher/operator/operatorCommand.ts';
import { openFolders, type Folders } from '#/publisher/folders.ts';
import { openReleases, type Releases } from '#/publisher/releases/releases.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { chooseTarget } from '#/publisher/targets/chooseTarget.ts';
import { fakePage, versionOf, writeSite, type FakeSite } from '../fixtures/fakeBuild.ts';
import { publisherEnvironment } from '../fixtures/publisher.ts';
import { startS3Bucket, type S3Bucket } from '../fixtures/s3Bucket.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const YEAR = 'public, max-age=31536000, immutable';
const PAGES = 'public, max-age=0, stale-while-revalidate=60';
const FEEDS = 'public, max-age=600';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

let bucket: S3Bucket;
let home: string;
let folders: Folders;
let releases: Releases;

beforeAll(async () => {
  await ensureProgram('rclone');
});

beforeEach(async () => {
  home = await makeTemporaryFolder();
  bucket = await startS3Bucket(join(home, 'bucket'));
  for (const [name, value] of Object.entries(bucket.environment)) vi.stubEnv(name, value);
  folders = await openFolders(home);
  releases = openReleases(folders);
  return bucket.close;
});

/** The publisher's settings, except for its own folder. */
const settingsOf = () => ({
  ...readPublisherSettings({ ...publisherEnvironment('published'), PUBLISH_DIR: bucket.remote }),
  home,
});

async function deliver(site: FakeSite, day = 1): Promise<void> {
  await writeSite(folders.site, site);
  const made = await releases.make({ pages: 1 }, new Date(START + day * DAY_MS));
  const release = made ?? (await releases.live())?.manifest;
  if (!release) throw new Error('there is no release');
  const target = chooseTarget(settingsOf(), folders);
  await target.deliver(release, releases.directoryOf(release.id));
  await releases.switchTo(release.id);
}

const siteOf = (name: string, ...posts: string[]): FakeSite => ({
  ...versionOf(name),
  ...Object.fromEntries(
    posts.map((post) => [
      `post/${post}/index.html`,
      fakePage(`${post} <img src="/_media/${post}-${name}.avif"><script src="/_astro/${name}.js">`),
    ]),
  ),
  ...Object.fromEntries(posts.map((post) => [`_media/${post}-${name}.avif`, `picture ${post}`])),
  _headers: '/*',
  'icon.png': name,
  'rss.xml': `<rss>${name}</rss>`,
  'site.webmanifest': '{}',
});

/** Files that pages in the bucket link to, and that are not in it. */
async function findMissing(): Promise<string[]> {
  const keys = new Set(await bucket.list());
  const missing: string[] = [];
  for (const key of keys) {
    if (!key.endsWith('.html')) continue;
    const html = await (await bucket.get(key)).text();
    for (const [, target = ''] of html.matchAll(/src="\/([^"]+)"/g)) {
      if (!keys.has(target)) missing.push(`${key}: ${target}`);
    }
  }
  return missing;
}

test('a first delivery brings every file with its type and time to live', async () => {
  await deliver(siteOf('one', 'dhokla', 'અથાણું'));
  const expected = Object.keys(siteOf('one', 'dhokla', 'અથાણું')).filter((key) => key !== '_headers');
  expect(await bucket.list()).toEqual(expected.sort());
  const headersOf = async (key: string) => {
    const { headers } = await bucket.get(key);
    return [headers.get('content-type'), headers.get('cache-control')];
  };
  expect(await headersOf('index.html')).toEqual(['text/html; charset=utf-8', PAGES]);
  expect(await headersOf('_astro/one.js')).toEqual(['text/javascript; charset=utf-8', YEAR]);
  expect(await headersOf('_media/dhokla-one.avif')).toEqual(['image/avif', YEAR]);
  expect(await headersOf('rss.xml')).toEqual(['application/xml; charset=utf-8', FEEDS]);
  expect(await headersOf('icon.png')).toEqual(['image/png', PAGES]);
});

test('uploads assets, then pages, then feeds', async () => {
  await deliver(siteOf('one', 'dhokla'));
  const kinds = bucket.uploads.map((key) =>
    /^_/.test(key) ? 1 : key.endsWith('.html') ? 3 : key === 'rss.xml' ? 4 : 2,
  );
  expect(kinds).toEqual([...kinds].sort());
});

test('a later delivery uploads only what has changed', async () => {
  await deliver(siteOf('one', 'dhokla'));
  bucket.uploads.length = 0;
  await deliver({ ...siteOf('one', 'dhokla'), 'about/index.html': fakePage('news') }, 2);
  expect(bucket.uploads).toEqual(['about/index.html']);
});

test('a page that is gone is deleted at once, its assets after seven days', async () => {
  await deliver(siteOf('one', 'dhokla', 'khaman'));
  await deliver(siteOf('one', 'dhokla'), 2);
  expect(await bucket.list()).not.toContain('post/khaman/index.html');
  expect(await bucket.list()).toContain('_media/khaman-one.avif');
  await deliver({ ...siteOf('one', 'dhokla'), 'about/index.html': fakePage('news') }, 10);
  expect(await bucket.list()).not.toContain('_media/khaman-one.avif');
  expect(await bucket.list()).toContain('_media/dhokla-one.avif');
});

test('leaves alone what others have put into the bucket', async () => {
  await deliver(siteOf('one'));
  await execa('rclone', ['rcat', `${bucket.remote}/proof-of-ownership.html`], {
    input: 'mine',
    env: bucket.environment,
  });
  await deliver(siteOf('two'), 9);
  expect(await bucket.list()).toContain('proof-of-ownership.html');
});

test('a bucket that was half emptied is seen to be so, filled again, and keeps what is others’', async () => {
  const site = siteOf('one', 'dhokla');
  await deliver(site);
  const rclone = (words: string[], input = '') =>
    execa('rclone', words, { input, env: bucket.environment });
  await rclone(['rcat', `${bucket.remote}/proof-of-ownership.html`], 'mine');
  await rclone(['deletefile', `${bucket.remote}/post/dhokla/index.html`]);
  await rclone(['rcat', `${bucket.remote}/about/index.html`], 'torn');
  const live = await releases.live();
  if (!live) throw new Error('there is no live release');
  const target = () => chooseTarget(settingsOf(), folders);
  expect(await target().check(live.manifest, live.directory)).toBe(false);
  expect(await target().holds(live.manifest.id)).toBe(false);

  bucket.uploads.length = 0;
  await deliver(site, 2);
  expect(bucket.uploads.sort()).toEqual(['about/index.html', 'post/dhokla/index.html']);
  expect(await target().check(live.manifest, live.directory)).toBe(true);
  expect(await bucket.list()).toContain('proof-of-ownership.html');
});

test('a bucket is asked once what it holds, however many folders there are', async () => {
  await deliver(siteOf('one', 'dhokla', 'khaman', 'sev', 'jalebi', 'fafda'));
  const live = await releases.live();
  if (!live) throw new Error('there is no live release');
  const before = bucket.countLists();
  const target = chooseTarget(settingsOf(), folders);
  expect(await target.check(live.manifest, live.directory)).toBe(true);
  expect(bucket.countLists() - before).toBe(1);
});

const textOf = async (key: string) => (await bucket.get(key)).text();

test('a rollback brings the earlier pages back, with what open pages of both releases need', async () => {
  const [one, two] = [siteOf('one', 'dhokla', 'sev'), siteOf('two', 'dhokla')];
  await deliver(one);
  await deliver(two, 2);
  expect(await textOf('index.html')).toBe(two['index.html']);
  expect(await bucket.list()).not.toContain('post/sev/index.html');

  await runOperatorCommand(settingsOf(), 'rollback', []);
  for (const key of ['index.html', 'post/sev/index.html', 'rss.xml', 'icon.png'])
    expect(await textOf(key)).toBe(one[key]);
  expect(await findMissing()).toEqual([]);
  expect(await bucket.list()).toContain('_astro/two.js');
});

test('a rollback that is cut off leaves no page without its assets, pins nothing, and may be tried again', async () => {
  const [one, two] = [siteOf('one', 'dhokla'), siteOf('two', 'dhokla')];
  await deliver(one);
  await deliver(two, 2);
  bucket.cutAfter(1);
  await expect(runOperatorCommand(settingsOf(), 'rollback', [])).rejects.toThrow('rclone');
  bucket.cutAfter();
  expect(await findMissing()).toEqual([]);
  await expect(runOperatorCommand(settingsOf(), 'unpin', [])).rejects.toThrow(
    'no release is pinned',
  );

  await runOperatorCommand(settingsOf(), 'rollback', []);
  expect(await textOf('index.html')).toBe(one['index.html']);
});

test('cut off at any file, no page names a missing asset, and the next delivery completes it', async () => {
  const before = siteOf('one', 'dhokla', 'khaman', 'jalebi');
  const after = siteOf('two', 'dhokla', 'khaman', 'sev');
  const keys = Object.keys(after).filter((key) => key !== '_headers');
  let cuts = 0;
  for (let count = 0; count < keys.length; count += 1) {
    await bucket.empty();
    await rm(folders.state, { recursive: true });
    await mkdir(folders.state);
    await deliver(before, 2 * count + 1);
    bucket.cutAfter(count);
    const isCut = await deliver(after, 2 * count + 2).then(
      () => false,
      (error: unknown) => /rclone/.test(String(error)),
    );
    bucket.cutAfter();
    cuts += isCut ? 1 : 0;
    expect(await findMissing(), `cut after ${count} uploads`).toEqual([]);
    await deliver(after, 2 * count + 2.5);
    expect(await bucket.list()).toEqual(expect.arrayContaining(keys));
    expect(await bucket.list()).not.toContain('post/jalebi/index.html');
    expect(await findMissing()).toEqual([]);
  }
  console.log(`${cuts} uploads were cut and resumed`);
  expect(cuts).toBeGreaterThan(5);
});
