import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { beforeEach, describe, expect, test } from 'vitest';
import { headersFile } from '#/hosts/headersFile.ts';
import { listSite } from '#/system/files/siteIndex.ts';
import { addProgram } from '../fixtures/addProgram.ts';
import { ensureProgram } from '../fixtures/ensureProgram.ts';
import { fakePage, versionOf, writeSite, type FakeSite } from '../fixtures/fakeBuild.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const SCRIPT = resolve('src/hosts/publish-to-bucket.sh');
const LIST = '_site-files.txt';
const YEAR = 'public, max-age=31536000, immutable';
const PAGES = 'public, max-age=0, stale-while-revalidate=60';
const FEEDS = 'public, max-age=600';
const DAY_S = 86_400;

/** The folder that rclone's local remote uses as the bucket. */
let bucket: string;
let folder: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  bucket = join(folder, 'bucket');
  await mkdir(bucket);
});

/**
 * Wraps rclone: logs each call's arguments with the files that it added to the bucket, and fails
 * after `most` calls.
 */
async function addRclone(most = 1000): Promise<void> {
  const rclone = await ensureProgram('rclone');
  await addProgram(
    folder,
    'rclone',
    `at="${folder}"
    echo >> "$at/calls"
    if [ "$(wc -l < "$at/calls")" -gt ${most} ]; then exit 9; fi
    list() { find "$at/bucket" -type f -printf '%P\n' | sort; }
    list > "$at/before"
    "${rclone}" "$@" || exit
    list | comm -13 "$at/before" - | while read -r file; do echo "$file $*" >> "$at/uploads"; done`,
  );
}

/** Reads the log: the new files in order, each with the arguments of its call. */
const readUploads = async () =>
  (await readFile(join(folder, 'uploads'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => ({ key: line.slice(0, line.indexOf(' ')), words: line }));

const siteOf = (name: string, ...posts: string[]): FakeSite => ({
  ...versionOf(name),
  ...Object.fromEntries(
    posts.map((post) => [
      `post/${post}/index.html`,
      fakePage(`${post} <img src="/_media/${post}-${name}.avif"><script src="/_astro/${name}.js">`),
    ]),
  ),
  ...Object.fromEntries(posts.map((post) => [`_media/${post}-${name}.avif`, `picture ${post}`])),
  _headers: headersFile(),
  'index.html.br': 'compressed',
  'icon.png': name,
  'rss.xml': `<rss>${name}</rss>`,
  'sitemap-0.xml': `<urlset>${name}</urlset>`,
  'robots.txt': name,
  'site.webmanifest': '{}',
});

const publicFiles = (site: FakeSite) =>
  Object.keys(site).filter((key) => key !== '_headers' && !key.endsWith('.br'));

/** Runs the script as a shell does, some days after the first run. */
async function run(site: string, day = 0, most?: number) {
  const time = Math.floor(Date.UTC(2026, 0, 1) / 1000) + day * DAY_S;
  await addProgram(folder, 'date', `echo ${time}`);
  await rm(join(folder, 'calls'), { force: true });
  await addRclone(most);
  const env = { BUCKET: bucket, PATH: `${folder}:${process.env.PATH ?? ''}` };
  return execa('sh', [SCRIPT, site], { env });
}

async function publish(site: FakeSite, day = 0, most?: number) {
  await writeSite(join(folder, 'site'), site);
  return run(join(folder, 'site'), day, most);
}

/** Finds files that pages in the bucket link to and that are missing there. */
async function findMissing(): Promise<string[]> {
  const keys = listSite(bucket);
  const missing: string[] = [];
  for (const key of keys.filter((each) => each.endsWith('.html'))) {
    const html = await readFile(join(bucket, key), 'utf8');
    for (const [, target = ''] of html.matchAll(/src="\/([^"]+)"/g)) {
      if (!keys.includes(target)) missing.push(`${key}: ${target}`);
    }
  }
  return missing;
}

describe('a first publish', () => {
  test('uploads each file with its type and Cache-Control', async () => {
    await publish(siteOf('one', 'dhokla', 'અથાણું'));
    const uploads = await readUploads();
    for (const [file, type, cache] of [
      ['index.html', 'text/html; charset=utf-8', PAGES],
      ['post/અથાણું/index.html', 'text/html; charset=utf-8', PAGES],
      ['_astro/one.js', 'text/javascript; charset=utf-8', YEAR],
      ['_media/dhokla-one.avif', 'image/avif', YEAR],
      ['rss.xml', 'application/xml; charset=utf-8', FEEDS],
      ['sitemap-0.xml', 'application/xml; charset=utf-8', FEEDS],
      ['robots.txt', 'text/plain; charset=utf-8', FEEDS],
      ['icon.png', 'image/png', PAGES],
    ]) {
      const words = uploads.find(({ key }) => key === file)?.words;
      expect(words, file).toContain(` --header-upload Content-Type: ${type}`);
      expect(words, file).toContain(` --header-upload Cache-Control: ${cache} `);
    }
  });

  test('uploads assets first, then other files, pages and feeds', async () => {
    const site = siteOf('one', 'dhokla');
    await publish(site);
    expect(listSite(bucket)).toEqual([...publicFiles(site), LIST].sort());
    const passOf = (key: string) => {
      if (/^_(astro|media)\//.test(key)) return 1;
      if (key.endsWith('.html')) return 3;
      return /^(rss|sitemap|robots)/.test(key) ? 4 : 2;
    };
    const passes = (await readUploads()).map(({ key }) => key).filter((key) => key !== LIST);
    expect(passes.map(passOf)).toEqual(passes.map(passOf).toSorted());
    expect(new Set(passes.map(passOf)).size).toBe(4);
  });

  test('follows a symbolic link to the finished site', async () => {
    const site = siteOf('one', 'dhokla');
    await writeSite(join(folder, 'releases/one'), site);
    await symlink('releases/one', join(folder, 'current'));
    await run(join(folder, 'current'));
    expect(listSite(bucket)).toEqual([...publicFiles(site), LIST].sort());
  });
});

test('names the file that failed to upload, fails, and removes nothing', async () => {
  await publish(siteOf('one', 'dhokla'));
  const after = { ...siteOf('one'), 'price-list.docx': 'of a kind that no host knows' };
  await expect(publish(after, 1)).rejects.toThrow(/price-list\.docx[^]*nothing was removed/);
  expect(listSite(bucket)).toContain('post/dhokla/index.html');
});

test('a later publish uploads only what has changed', async () => {
  await publish(siteOf('one', 'dhokla'));
  const timesOf = () =>
    Promise.all(
      listSite(bucket).map(async (key) => [key, (await stat(join(bucket, key))).mtimeMs]),
    );
  const before = await timesOf();
  await publish({ ...siteOf('one', 'dhokla'), 'about/index.html': fakePage('news') }, 1);
  const changed = (await timesOf()).filter(([, time], index) => time !== before[index]?.[1]);
  expect(changed.map(([key]) => key)).toEqual([LIST, 'about/index.html']);
});

test('a deleted page is removed at once, its assets after seven days', async () => {
  await publish(siteOf('one', 'dhokla', 'khaman'));
  await publish(siteOf('one', 'dhokla'), 30);
  expect(listSite(bucket)).not.toContain('post/khaman/index.html');
  await publish(siteOf('one', 'dhokla'), 36);
  expect(listSite(bucket)).toContain('_media/khaman-one.avif');
  await publish(siteOf('one', 'dhokla'), 38);
  expect(listSite(bucket)).not.toContain('_media/khaman-one.avif');
  expect(listSite(bucket)).toContain('_media/dhokla-one.avif');
});

test('files that others have put into the bucket stay there', async () => {
  await publish(siteOf('one'));
  const theirs = ['_astro/theirs.js', 'proof-of-ownership.html'];
  for (const key of theirs) await writeFile(join(bucket, key), 'mine');
  await publish(siteOf('two'), 9);
  await publish(siteOf('three'), 18);
  expect(listSite(bucket)).toEqual(expect.arrayContaining(theirs));
  expect(listSite(bucket)).not.toContain('_astro/one.js');
});

test('deleted or damaged files are uploaded again by the next publish', async () => {
  const site = siteOf('one', 'dhokla');
  await publish(site);
  await rm(join(bucket, 'post/dhokla/index.html'));
  await writeFile(join(bucket, 'about/index.html'), 'torn');
  await publish(site, 1);
  expect(listSite(bucket)).toContain('post/dhokla/index.html');
  expect(await readFile(join(bucket, 'about/index.html'), 'utf8')).toBe(site['about/index.html']);
});

test('refuses a folder that contains no built site', async () => {
  await publish(siteOf('one'));
  const before = listSite(bucket);
  await expect(publish({ 'about/index.html': fakePage('half') }, 1)).rejects.toThrow(
    'contains no built site',
  );
  expect(listSite(bucket)).toEqual(before);
});

test('stopped at any call, it leaves no page with a missing asset', async () => {
  const before = siteOf('one', 'dhokla', 'khaman', 'jalebi');
  const after = siteOf('two', 'dhokla', 'khaman', 'sev');
  let calls = 0;
  for (let isCut = true; isCut; calls += 9) {
    await publish(before, 2 * calls);
    isCut = await publish(after, 2 * calls, calls).then(
      () => false,
      () => true,
    );
    expect(await findMissing(), `stopped after ${calls} calls`).toEqual([]);
    await publish(after, 2 * calls + 1);
    expect(listSite(bucket)).toEqual(expect.arrayContaining(publicFiles(after)));
    expect(listSite(bucket)).not.toContain('post/jalebi/index.html');
    expect(await findMissing()).toEqual([]);
  }
  expect(calls).toBeGreaterThan(10);
});
