import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureProgram } from '../fixtures/ensureProgram.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { fakePage, versionOf, writeSite, type FakeSite } from '../fixtures/fakeBuild.ts';
import { addProgram } from '../fixtures/addProgram.ts';
import { startS3Bucket, type S3Bucket } from '../fixtures/s3Bucket.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const SCRIPT = resolve('src/hosts/publish-to-bucket.sh');
const LIST = '_site-files.txt';
const YEAR = 'public, max-age=31536000, immutable';
const PAGES = 'public, max-age=0, stale-while-revalidate=60';
const FEEDS = 'public, max-age=600';
const DAY_S = 86_400;

let bucket: S3Bucket;
let folder: string;

beforeAll(async () => {
  await ensureProgram('rclone');
});

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  bucket = await startS3Bucket(join(folder, 'bucket'));
  return bucket.close;
});

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

/** Runs the script like a shell, some days after the first of all. */
async function publish(site: FakeSite, day = 0) {
  await writeSite(join(folder, 'site'), site);
  const time = Math.floor(Date.UTC(2026, 0, 1) / 1000) + day * DAY_S;
  await addProgram(folder, 'date', `echo ${time}`);
  const env = { ...bucket.environment, PATH: `${folder}:${process.env.PATH ?? ''}` };
  return execa('sh', [SCRIPT, join(folder, 'site')], { env });
}

const rclone = (words: string[], input = '') =>
  execa('rclone', words, { input, env: bucket.environment });

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

describe('a first publish', () => {
  test('brings every file of visitors with its type and its time to be kept', async () => {
    const site = siteOf('one', 'dhokla', 'અથાણું');
    await publish(site);
    expect(await bucket.list()).toEqual([...publicFiles(site), LIST].sort());
    const headersOf = async (key: string) => {
      const { headers } = await bucket.get(key);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    expect(await headersOf('index.html')).toEqual(['text/html; charset=utf-8', PAGES]);
    expect(await headersOf('post/અથાણું/index.html')).toEqual(['text/html; charset=utf-8', PAGES]);
    expect(await headersOf('_astro/one.js')).toEqual(['text/javascript; charset=utf-8', YEAR]);
    expect(await headersOf('_media/dhokla-one.avif')).toEqual(['image/avif', YEAR]);
    expect(await headersOf('rss.xml')).toEqual(['application/xml; charset=utf-8', FEEDS]);
    expect(await headersOf('sitemap-0.xml')).toEqual(['application/xml; charset=utf-8', FEEDS]);
    expect(await headersOf('robots.txt')).toEqual(['text/plain; charset=utf-8', FEEDS]);
    expect(await headersOf('icon.png')).toEqual(['image/png', PAGES]);
  });

  test('uploads assets, then other files, then pages, then feeds', async () => {
    await publish(siteOf('one', 'dhokla'));
    const passOf = (key: string) => {
      if (/^_(astro|media)\//.test(key)) return 1;
      if (key.endsWith('.html')) return 3;
      return /^(rss|sitemap|robots)/.test(key) ? 4 : 2;
    };
    const passes = bucket.uploads.filter((key) => key !== LIST).map(passOf);
    expect(passes).toEqual(passes.toSorted());
    expect(new Set(passes).size).toBe(4);
  });
});

test('a later publish uploads only what has changed', async () => {
  await publish(siteOf('one', 'dhokla'));
  bucket.uploads.length = 0;
  await publish({ ...siteOf('one', 'dhokla'), 'about/index.html': fakePage('news') }, 1);
  expect(bucket.uploads.filter((key) => key !== LIST)).toEqual(['about/index.html']);
});

test('a page that is gone is removed at once, its assets seven days after that', async () => {
  await publish(siteOf('one', 'dhokla', 'khaman'));
  await publish(siteOf('one', 'dhokla'), 30);
  expect(await bucket.list()).not.toContain('post/khaman/index.html');
  await publish(siteOf('one', 'dhokla'), 36);
  expect(await bucket.list()).toContain('_media/khaman-one.avif');
  await publish(siteOf('one', 'dhokla'), 38);
  expect(await bucket.list()).not.toContain('_media/khaman-one.avif');
  expect(await bucket.list()).toContain('_media/dhokla-one.avif');
});

test('what others have put into the bucket stays there', async () => {
  await publish(siteOf('one'));
  const theirs = ['proof-of-ownership.html', '_astro/theirs.js'];
  for (const key of theirs) await rclone(['rcat', `test:site/${key}`], 'mine');
  await publish(siteOf('two'), 9);
  await publish(siteOf('three'), 18);
  expect(await bucket.list()).toEqual(expect.arrayContaining(theirs));
  expect(await bucket.list()).not.toContain('_astro/one.js');
});

test('files that somebody removed or damaged are there again after the next publish', async () => {
  const site = siteOf('one', 'dhokla');
  await publish(site);
  await rclone(['deletefile', 'test:site/post/dhokla/index.html']);
  await rclone(['rcat', 'test:site/about/index.html'], 'torn');
  await publish(site, 1);
  expect(await bucket.list()).toContain('post/dhokla/index.html');
  expect(await (await bucket.get('about/index.html')).text()).toBe(site['about/index.html']);
});

test('a folder that is no finished site is refused, and the bucket stays as it is', async () => {
  await publish(siteOf('one'));
  const before = await bucket.list();
  await expect(publish({ 'about/index.html': fakePage('half') }, 1)).rejects.toThrow(
    'is no finished site',
  );
  expect(await bucket.list()).toEqual(before);
});

test('cut off at any file, no page names a missing asset, and the next publish completes it', async () => {
  const before = siteOf('one', 'dhokla', 'khaman', 'jalebi');
  const after = siteOf('two', 'dhokla', 'khaman', 'sev');
  let cuts = 0;
  for (let count = 0; count < publicFiles(after).length; count += 3) {
    await publish(before, 2 * count);
    bucket.cutAfter(count);
    await publish(after, 2 * count).catch(() => (cuts += 1));
    bucket.cutAfter();
    expect(await findMissing(), `cut after ${count} uploads`).toEqual([]);
    await publish(after, 2 * count + 1);
    expect(await bucket.list()).toEqual(expect.arrayContaining(publicFiles(after)));
    expect(await bucket.list()).not.toContain('post/jalebi/index.html');
    expect(await findMissing()).toEqual([]);
  }
  console.log(`${cuts} publishes were cut off and completed`);
  expect(cuts).toBeGreaterThan(3);
});
