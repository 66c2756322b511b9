import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveFolder, type RunningServer } from '#/tools/staticServer.ts';

vi.mock('#/words/languages.ts', async (importActual) => {
  const actual = await importActual<typeof import('#/words/languages.ts')>();
  return { ...actual, languages: [{ path: '' }, { path: '/qaa' }, { path: '/qab' }] };
});

const ABOUT = `<!doctype html><h1>About</h1>${'<p>ગુજરાતી</p>'.repeat(50)}`;
const VIDEO = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
const FILES: Record<string, string | Buffer> = {
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': '<h1>Not Found</h1>',
  'site/qaa/404/index.html': '<h1>પાનું મળ્યું નથી</h1>',
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

/** Sends a request without the normalisation of addresses and answers that `fetch` does. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const options = { host: 'localhost', port: server.port, path, headers };
      request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    },
  );

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

test('serves the index page of a folder', async () => {
  const { status, headers, body } = await ask('/about/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toBe(ABOUT);
});

test('redirects a folder without its slash and keeps the query', async () => {
  const { status, headers } = await ask('/about?from=menu');
  expect([status, headers.location]).toEqual([301, `${server.origin}/about/?from=menu`]);
});

test('serves a folder whose name is Gujarati', async () => {
  const address = encodeURI('/ગાંઠિયા');
  expect((await ask(address)).headers.location).toBe(`${server.origin}${address}/`);
  expect((await ask(`${address}/`)).body.toString()).toBe('<h1>ગાંઠિયા</h1>');
});

test('never redirects to another host', async () => {
  const { headers } = await ask('//about');
  expect(headers.location).toBe(`${server.origin}//about/`);
});

test('answers an unknown path with 404.html and status 404', async () => {
  const { status, headers, body } = await ask('/_astro/gone.js');
  expect([status, body.toString()]).toEqual([404, '<h1>Not Found</h1>']);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  ['/qaa/gone/', '<h1>પાનું મળ્યું નથી</h1>'],
  ['/qaa/_astro/gone.js', '<h1>પાનું મળ્યું નથી</h1>'],
  ['/qaarat/', '<h1>Not Found</h1>'],
  ['/qab/gone/', '<h1>Not Found</h1>'], // the folder has no page of that language
])('answers %s with the page of its language', async (path, page) => {
  const { status, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, page]);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/about/../../secret.txt',
  '/%00/',
  '/%E0%A4%A/',
  '/_headers/',
])('does not serve %s', async (path) => {
  const { status, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, '<h1>Not Found</h1>']);
});

test('compresses by brotli where the browser can', async () => {
  const { headers, body } = await ask('/about/', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(body).toString()).toBe(ABOUT);
});

test('answers 304 to a browser that has the page', async () => {
  const { headers } = await ask('/about/');
  const again = await ask('/about/', { 'if-none-match': `"other", ${String(headers.etag)}` });
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
