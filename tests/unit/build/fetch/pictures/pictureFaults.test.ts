import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPictures } from '#/build/fetch/pictures/fetchPictures.ts';
import { startPictureHost, type PictureHost } from './pictureHost.ts';
import { heavy, photograph, pngHeader, truncated } from './samplePictures.ts';

const TIMEOUT_MS = 400;

let host: PictureHost;
let storeDir: string;
let trustedHosts: ReadonlySet<string>;

beforeAll(async () => {
  host = await startPictureHost();
  ({ trustedHosts } = host);
  storeDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await host.close();
  await rm(storeDir, { recursive: true });
});

const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

const hang: RequestListener = () => undefined;

/** Sends one byte and then nothing. */
const stall: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-length': 1000 }).write('\xff');

const cut: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': 1000 }).write('\xff', () => request.socket.destroy());
};

const inChunks =
  (bytes: Buffer): RequestListener =>
  (_request, response) => {
    response.write(bytes.subarray(0, 1000));
    response.end(bytes.subarray(1000));
  };

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const FAULTS: [what: string, answer: () => unknown, reason: string][] = [
  ['a missing file', () => hangless(404), 'HTTP 404'],
  ['a server error', () => hangless(500), 'HTTP 500'],
  ['a 304 that was not asked for', () => hangless(304), 'HTTP 304'],
  ['HTML with the type of a picture', () => '<!doctype html><h1>Hello</h1>', 'not a picture'],
  ['an SVG with the type of a JPEG', () => SVG, 'an SVG, which is never used'],
  ['an empty answer', () => '', 'not a picture'],
  ['a PDF', () => '%PDF-1.7\n%%EOF', 'not a picture'],
  ['26 MB', heavy, 'over 25 MB'],
  ['26 MB of unknown length', async () => inChunks(await heavy()), 'over 25 MB'],
  ['51 megapixels', () => pngHeader(8000, 6400), 'over 50 megapixels'],
  ['a picture too tall to encode', () => pngHeader(100, 60_000), 'too long and narrow'],
  ['a truncated JPEG', truncated, 'a broken or unreadable picture'],
  ['a header alone', () => pngHeader(20, 20), 'a broken or unreadable picture'],
  ['a redirect loop', () => redirectTo('/fault'), 'more than 3 redirects'],
  ['a redirect to a file', () => redirectTo('file:///etc/hostname'), 'redirect to no web address'],
  ['a host that says nothing', () => hang, `time-out after ${TIMEOUT_MS} ms`],
  ['a host that stops in the middle', () => stall, `time-out after ${TIMEOUT_MS} ms`],
  ['a connection cut in the middle', () => cut, 'connection failed'],
];

function hangless(status: number): RequestListener {
  return (_request, response) => response.writeHead(status).end();
}

test.each(FAULTS)('leaves out %s and says why', async (_what, answer, reason) => {
  const url = host.put('/fault', (await answer()) as Buffer | RequestListener);
  const timeoutMs = reason.startsWith('time-out') ? TIMEOUT_MS : undefined;
  const { index, failures } = await fetchPictures([url], {
    storeDir,
    previous: {},
    timeoutMs,
    trustedHosts,
  });
  expect(failures).toEqual([{ url, reason, isKept: false }]);
  expect(index).toEqual({});
  expect(await readdir(storeDir)).toEqual([]);
});

test.each([
  ['media/a.jpg', 'no web address'],
  ['javascript:alert(1)', 'no web address'],
  ['data:image/png;base64,AA', 'no web address'],
  ['constructor', 'no web address'],
  ['http://me:secret@localhost/a.jpg', 'an address with a password in it'],
])('asks nobody for %s', async (url, reason) => {
  const { failures } = await fetchPictures([url], { storeDir, previous: {}, trustedHosts });
  expect(failures).toEqual([{ url, reason, isKept: false }]);
});

test('leaves out a picture whose host cannot be reached', async () => {
  const closed = await startPictureHost();
  const url = closed.put('/a.jpg', '');
  await closed.close();
  const options = { storeDir, previous: {}, trustedHosts: closed.trustedHosts };
  const { failures } = await fetchPictures([url], options);
  expect(failures).toEqual([{ url, reason: 'connection failed', isKept: false }]);
});

test('follows a redirect to another host that is trusted', async () => {
  const other = await startPictureHost();
  const target = other.put('/b.jpg', await photograph(20, 20));
  const url = host.put('/a.jpg', redirectTo(target));
  const both = trustedHosts.union(other.trustedHosts);
  const { index } = await fetchPictures([url], { storeDir, previous: {}, trustedHosts: both });
  await other.close();
  expect(index[url]?.picture).toMatchObject({ width: 20, height: 20 });
});

test.each(['at once', 'by a redirect'])(
  'asks no host of this machine that is not the API %s',
  async (how) => {
    const inner = await startPictureHost();
    const target = inner.put('/secret.jpg', await photograph(20, 20));
    const url = how === 'at once' ? target : host.put('/to-inner.jpg', redirectTo(target));
    const { index, failures } = await fetchPictures([url], {
      storeDir,
      previous: {},
      trustedHosts,
    });
    await inner.close();
    expect(inner.requests).toEqual([]);
    expect(index).toEqual({});
    const reason = 'an address inside a private network';
    expect(failures).toEqual([{ url, reason, isKept: false }]);
  },
);

test('asks once more when a connection is closed on it', async () => {
  const bytes = await photograph(30, 20);
  const url = host.put('/closing.jpg', (request, response) => {
    if (host.countOf('/closing.jpg') === 1) request.socket.destroy();
    else response.end(bytes);
  });
  const { index } = await fetchPictures([url], { storeDir, previous: {}, trustedHosts });
  expect(Object.keys(index)).toEqual([url]);
});

test('asks for the good pictures of a host behind eight that hang', async () => {
  const mixed = await startPictureHost();
  const hanging = Array.from({ length: 8 }, (_, number) => mixed.put(`/${number}.jpg`, hang));
  const bytes = await photograph(40, 30);
  const good = Array.from({ length: 20 }, (_, number) => mixed.put(`/good-${number}.jpg`, bytes));
  const options = { storeDir, previous: {}, timeoutMs: 1000, trustedHosts: mixed.trustedHosts };
  const { index } = await fetchPictures([...hanging, ...good], options);
  await mixed.close();
  expect(Object.keys(index)).toEqual(good);
});

test('reads a picture that its host has compressed', async () => {
  const bytes = gzipSync(await photograph(25, 20));
  const url = host.put('/zipped.jpg', (_request, response) => {
    response.setHeader('content-encoding', 'gzip').end(bytes);
  });
  const { index } = await fetchPictures([url], { storeDir, previous: {}, trustedHosts });
  expect(index[url]?.picture).toMatchObject({ width: 25, height: 20 });
});

test('stops reading what grows beyond 25 MB when it is unpacked', async () => {
  const url = host.put('/bomb.jpg', (_request, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(30 * 1024 * 1024)));
  });
  const { failures } = await fetchPictures([url], { storeDir, previous: {}, trustedHosts });
  expect(failures).toEqual([{ url, reason: 'over 25 MB', isKept: false }]);
});

test('gives up a host that hangs, and no other', async () => {
  const hanging = await startPictureHost();
  const paths = Array.from({ length: 400 }, (_, number) => `/${number}.jpg`);
  const lost = paths.map((path) => hanging.put(path, hang));
  const good = host.put('/good.jpg', await photograph(40, 30));
  const both = trustedHosts.union(hanging.trustedHosts);
  const options = { storeDir, previous: {}, timeoutMs: 1000, trustedHosts: both };
  const { index, failures } = await fetchPictures([...lost, good], options);
  const tried = hanging.requests.length;
  await hanging.close();
  expect(Object.keys(index)).toEqual([good]);
  expect(failures).toHaveLength(400);
  // Sixteen time-outs, and seven more that ran in parallel with the last one.
  expect(tried).toBeLessThanOrEqual(23);
  expect(failures.at(-1)?.reason).toBe('not tried, because its host did not answer for others');
});
