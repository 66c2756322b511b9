import { readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSite, readDigests } from '#/publisher/releases/makeRelease.ts';
import type { RunningServer } from '#/tools/staticServer.ts';
import {
  CACHE_FEEDS,
  CACHE_HASHED,
  CACHE_PAGES_UNPURGED,
  securityHeaders,
} from '#/hosts/headerRules.ts';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { request, startCaddy, startNginx } from '../fixtures/webServers.ts';

const CLIP = Buffer.alloc(4096, 'clip');
/** A file without compressed copies, which the server must compress itself. */
const UNREADY = 'robots.txt';

let folder = '';
const root = () => resolve(folder, 'release');
const siteOf = (name: string) => ({
  root: root(),
  hosts: resolve(folder, 'site-hosts'),
  folder: resolve(folder, name),
});

/** Finds the address of a file in a folder of the site by the end of its name. */
const findFile = (directory: string, ending: string): string => {
  const name = readdirSync(join(root(), directory)).find((file) => file.endsWith(ending));
  return `/${directory}/${name ?? `no${ending}`}`;
};

/** Reads the `lang` of a page. */
const languageOf = (page: Buffer) => /<html lang="?([\w-]+)/.exec(page.toString())?.[1];

beforeAll(async () => {
  folder = await emptyBuildFolder('hosts');
  const api = await startFixtureApi(makeContent(SMALL));
  await buildFixture({ api, folder });
  await api.close();
  const site = resolve(folder, 'site');
  const { files } = await readDigests(site);
  await addSite(root(), site, files, undefined);
  await writeFile(join(root(), 'clip.mp4'), CLIP);
  await rm(join(root(), UNREADY)); // otherwise the copy shares the built file's inode
  await writeFile(join(root(), UNREADY), JSON.stringify({ name: 'a'.repeat(4096) }));
  for (const ending of ['.gz', '.br']) await rm(join(root(), UNREADY + ending), { force: true });
});

const SECURITY = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

describe.each([
  ['nginx', () => startNginx(siteOf('nginx'))],
  ['Caddy', () => startCaddy(siteOf('caddy'))],
])('%s', (_, start) => {
  let server: RunningServer;
  const get = (path: string, headers = {}) => request(server.origin, path, headers);

  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  test.each([
    ['a page', () => '/about/', 'text/html; charset=utf-8', CACHE_PAGES_UNPURGED],
    ['a script', () => findFile('_astro', '.js'), 'text/javascript; charset=utf-8', CACHE_HASHED],
    ['a picture', () => findFile('_media', '.avif'), 'image/avif', CACHE_HASHED],
    ['the feed', () => '/rss.xml', 'application/xml; charset=utf-8', CACHE_FEEDS],
    ['the sitemap', () => '/sitemap-0.xml', 'application/xml; charset=utf-8', CACHE_FEEDS],
    ['llms.txt', () => '/llms.txt', 'text/plain; charset=utf-8', CACHE_FEEDS],
    ['a video', () => '/clip.mp4', 'video/mp4', CACHE_PAGES_UNPURGED],
  ])('sends %s with its type, its Cache-Control and every header', async (_, path, type, keep) => {
    const { status, headers } = await get(path());
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...SECURITY, 'content-type': type, 'cache-control': keep });
  });

  test.each([
    ['/no-such-page/', '404.html'],
    ['/no-such-page', '404.html'],
    ['/_astro/gone.js', '404.html'],
    ['/_headers', '404.html'],
    ['/social/', '404.html'],
    ['/gu/no-such-page/', 'gu/404/index.html'],
    ['/gu/no-such-page/index.html', 'gu/404/index.html'],
    ['/hi/blog-single/', 'hi/404/index.html'],
  ])('responds to %s with the Not Found page %s, uncached', async (path, file) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      ...SECURITY,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': CACHE_PAGES_UNPURGED,
    });
    expect(languageOf(body)).toBe(languageOf(await readFile(join(root(), file))));
    expect(body).toEqual(await readFile(join(root(), file)));
  });

  test("responds in English if a release lacks a language's Not Found page", async () => {
    const page = join(root(), 'hi/404/index.html');
    await rename(page, `${page}.away`);
    const { status, body } = await get('/hi/no-such-page/');
    await rename(`${page}.away`, page);
    expect([status, languageOf(body)]).toEqual([404, 'en-IN']);
  });

  test.each(['/about', '//about'])('redirects %s to the address with a slash', async (path) => {
    const { status, headers } = await get(path);
    expect([301, 308]).toContain(status);
    expect(headers).toMatchObject({ ...SECURITY, location: '/about/' });
  });

  test.each([
    ['br', 'gzip, br', '.br'],
    ['gzip', 'gzip', '.gz'],
    [undefined, 'identity', ''],
  ])('encodes a page as %s for a client that accepts %s', async (encoding, accepted, ending) => {
    const { headers, body } = await get('/about/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toEqual(await readFile(join(root(), `about/index.html${ending}`)));
  });

  test('compresses text without a ready copy', async () => {
    const { headers, body } = await get(`/${UNREADY}`, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body)).toEqual(await readFile(join(root(), UNREADY)));
  });

  test.each(['PUT', 'DELETE', 'POST'])('refuses %s', async (method) => {
    expect((await fetch(`${server.origin}/about/`, { method })).status).toBe(405);
  });

  test('responds to a conditional request for an unchanged page with 304', async () => {
    const { headers } = await get('/about/');
    const again = await get('/about/', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(CACHE_PAGES_UNPURGED);
    expect(again.body).toHaveLength(0);
  });
});

test('nginx works without its brotli module', async () => {
  const server = await startNginx(siteOf('plain-nginx'), false);
  const { headers } = await request(server.origin, '/about/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('gzip');
  await server.close();
});
