import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CACHE_FEEDS, CACHE_PAGES, CACHE_PAGES_UNPURGED } from '#/hosts/headerRules.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { dictionaryId } from '#/hosts/sharedDictionary.ts';
import { serveFolder, type RunningServer } from '#/tools/server/staticServer.ts';
import { writeSite } from '../../../fixtures/fakeBuild.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';
import { ask } from '../../../fixtures/webServers.ts';

const SHARED = Array.from({ length: 300 }, (_, index) => `<p>${index * index}</p>`).join('');
const HOME = `<a href="/menu/">Menu</a><a href="/gu/">ગુ</a>${SHARED}`;
const SITE = {
  'index.html': HOME,
  'gu/index.html': `<h1>ઘર</h1>${SHARED}`,
  'menu/index.html': `<h1>Menu</h1>${SHARED}`,
  'about/index.html': `<h1>About</h1>${SHARED}`,
  '404.html': `<h1>Not Found</h1>${SHARED}`,
  'rss.xml': '<rss/>',
  _headers: headersFile(),
};
const WITH_HOME = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${dictionaryId(Buffer.from(HOME))}:`,
};

let folder = '';
let server: RunningServer;

async function serve(asOwnHost: boolean) {
  const running = await serveFolder(folder, { asOwnHost });
  onTestFinished(running.close);
  return running;
}

beforeEach(async () => {
  folder = await makeFolderInMemory();
  await writeSite(folder, SITE);
  server = await serve(true);
});

const get = (path: string, headers = {}) => ask(server.origin, path, headers);

describe('a host of one’s own', () => {
  test.each([
    ['/', 'match="/*", match-dest=("document")'],
    ['/gu/', 'match="/gu/*", match-dest=("document")'],
    ['/menu/', undefined],
    ['/gone/', undefined],
  ])('marks %s as the dictionary %s', async (path, dictionary) => {
    const { headers } = await get(path);
    expect(headers['use-as-dictionary']).toBe(dictionary);
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers['cache-control']).toBe(CACHE_PAGES_UNPURGED);
  });

  test('sends a page that the home page links to as its delta', async () => {
    const { headers, body } = await get('/menu/', WITH_HOME);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    const page = zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(HOME) });
    expect(page.toString()).toBe(SITE['menu/index.html']);
  });

  test.each(['/about/', '/', '/gone/'])('sends %s, which has no delta, whole', async (path) => {
    expect((await get(path, WITH_HOME)).headers['content-encoding']).toBe('br');
  });

  test.each([
    ['another dictionary', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
    ['no id', { 'available-dictionary': ':../index.html:' }],
    ['no delta in its encodings', { 'accept-encoding': 'gzip, br' }],
  ])('sends the whole page to a browser with %s', async (_, said) => {
    const { headers } = await get('/menu/', { ...WITH_HOME, ...said });
    expect(headers['content-encoding']).toBe('br');
  });

  test('sends a part of the page itself', async () => {
    const { status, headers, body } = await get('/menu/', { ...WITH_HOME, range: 'bytes=0-3' });
    expect([status, headers['content-encoding']]).toEqual([206, undefined]);
    expect(body.toString()).toBe('<h1>');
  });

  test('makes a delta once, and anew when its page has changed', async () => {
    const etag = async () => (await get('/menu/', WITH_HOME)).headers.etag;
    const first = await etag();
    expect(await etag()).toBe(first);
    await writeFile(join(folder, 'menu/index.html'), `<h1>Menu of today</h1>${SHARED}`);
    expect(await etag()).not.toBe(first);
  });

  test('answers 304 to a browser that has the delta', async () => {
    const { headers } = await get('/menu/', WITH_HOME);
    const again = await get('/menu/', { ...WITH_HOME, 'if-none-match': headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const whole = await get('/menu/', { 'if-none-match': headers.etag });
    expect(whole.body).toEqual(await readFile(join(folder, 'menu/index.html')));
  });

  test('keeps feeds for ten minutes as other hosts do', async () => {
    expect((await get('/rss.xml')).headers['cache-control']).toBe(CACHE_FEEDS);
  });
});

test('a host that builds for you knows no dictionary', async () => {
  server = await serve(false);
  const [home, menu] = [await get('/'), await get('/menu/', WITH_HOME)];
  expect(home.headers).not.toHaveProperty('use-as-dictionary');
  expect(home.headers['cache-control']).toBe(CACHE_PAGES);
  expect([menu.headers['content-encoding'], menu.headers.vary]).toEqual(['br', 'accept-encoding']);
});
