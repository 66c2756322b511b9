import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveFolder, type RunningServer } from '#/tools/staticServer.ts';
import { ask as askAt } from '../../fixtures/webServers.ts';

vi.mock('#/words/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/words/languages.ts')>();
  return { ...actual, languages: [{ path: '' }, { path: '/qaa' }, { path: '/qab' }] };
});

const ABOUT = `<!doctype html><h1>About</h1>${'<p>ગુજરાતી</p>'.repeat(50)}`;
const NOT_FOUND = '<h1>Not Found</h1>';
const TRANSLATED = '<h1>પાનું મળ્યું નથી</h1>';
const VIDEO = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
const FILES: Record<string, string | Buffer> = {
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': NOT_FOUND,
  'site/qaa/404/index.html': TRANSLATED,
  'site/about/index.html': ABOUT,
  'site/ગાંઠિયા/index.html': '<h1>ગાંઠિયા</h1>',
  'site/_astro/app.12ab.js': 'export {};',
  'site/clip.mp4': VIDEO,
  'site/_headers': `/*
  X-Content-Type-Options: nosniff

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`,
  'secret.txt': 'outside',
};

let folder: string;
let server: RunningServer;

const ask = (path: string, headers?: Record<string, string>) => askAt(server.origin, path, headers);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await serveFolder(join(folder, 'site'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/about/', ABOUT],
  [encodeURI('/ગાંઠિયા/'), '<h1>ગાંઠિયા</h1>'],
])('serves the index page of the folder %s', async (path, page) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([200, page]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['/about?from=menu', '/about/?from=menu'],
  [encodeURI('/ગાંઠિયા'), encodeURI('/ગાંઠિયા/')],
  ['//about', '//about/'], // not to another host
])('redirects %s, which lacks its slash', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, server.origin + location]);
});

test.each([
  ['/_astro/gone.js', NOT_FOUND],
  ['/qaa/gone/', TRANSLATED],
  ['/qaa/_astro/gone.js', TRANSLATED],
  ['/qaarat/', NOT_FOUND],
  ['/qab/gone/', NOT_FOUND], // the folder has no page of that language
  ['/../secret.txt', NOT_FOUND],
  ['/%2e%2e/secret.txt', NOT_FOUND],
  ['/..%2fsecret.txt', NOT_FOUND],
  ['/..%5csecret.txt', NOT_FOUND],
  ['/about/../../secret.txt', NOT_FOUND],
  ['/%00/', NOT_FOUND],
  ['/%E0%A4%A/', NOT_FOUND],
  ['/_headers/', NOT_FOUND],
])('answers %s with 404 and the page of its language, which is not kept', async (path, page) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, page]);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('compresses by brotli where the browser can', async () => {
  const { headers, body } = await ask('/about/', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(body).toString()).toBe(ABOUT);
});

test('answers 304 to a browser that has the page', async () => {
  const { headers } = await ask('/about/');
  const again = await ask('/about/', { 'if-none-match': `"other", ${headers.etag ?? ''}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('sends a range of a video', async () => {
  const { status, headers, body } = await ask('/clip.mp4', {
    range: 'bytes=10-19',
    'accept-encoding': 'br',
  });
  expect([status, headers['content-range']]).toEqual([206, 'bytes 10-19/100']);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toEqual(VIDEO.subarray(10, 20));
});

test('applies each rule of `_headers` to the addresses that it names', async () => {
  const [script, page] = [await ask('/_astro/app.12ab.js'), await ask('/about/')];
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('answers with plain words where a folder has no 404.html', async () => {
  const bare = await serveFolder(join(folder, 'site', 'about'));
  const response = await fetch(`${bare.origin}/gone`);
  await bare.close();
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
});
