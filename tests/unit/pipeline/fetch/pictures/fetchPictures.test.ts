import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RowPicture, PictureIndex } from '#/api/snapshot.ts';
import { createHttp } from '#/pipeline/fetch/http.ts';
import {
  fetchPictures,
  type FetchPicturesOptions,
} from '#/pipeline/fetch/pictures/fetchPictures.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';
import { respondWith, startTestHost, type TestHost } from '../testHost.ts';
import { blank, heavy, photograph, truncated } from './samplePictures.ts';

let host: TestHost;
let cacheDir: string;
let storeDir: string;
let failures: string[];
/** Failures that only an edit can mend. */
let missing: string[];

beforeEach(async () => {
  host = await startTestHost();
  cacheDir = await makeTemporaryFolder();
  storeDir = join(cacheDir, 'pictures');
  failures = [];
  missing = [];
});

const fetchAll = (pictures: (string | RowPicture)[], options: Partial<FetchPicturesOptions> = {}) =>
  fetchPictures(
    pictures.map((each) => (typeof each === 'string' ? { url: each } : each)),
    {
      cacheDir,
      earlier: {},
      send: createHttp({ trusted: [host.origin], backOffMs: 1 }),
      onFailure: (line) => failures.push(line),
      onMissing: (line) => missing.push(line),
      onProgress: () => undefined,
      ...options,
    },
  );

const pictureAt = (index: PictureIndex, url: string) => {
  const picture = index[url];
  if (!picture) throw new Error(`no picture at ${url}: ${[...failures, ...missing].join()}`);
  return picture;
};

/** Lists the files of the store with their modification times. */
const writtenFiles = async () =>
  Promise.all(
    (await readdir(storeDir)).map(async (name) => ({
      name,
      at: (await stat(join(storeDir, name))).mtimeMs,
    })),
  );

test('stores every width as AVIF and WebP, and one as JPEG', async () => {
  const url = host.put('/a.jpg', await photograph(900, 60));
  const { file, ...rest } = pictureAt(await fetchAll([url]), url);
  const widths = [160, 280, 480, 640];
  expect(file).toMatch(/^[a-z\d]{10}$/);
  expect(rest).toEqual({ width: 900, height: 60, color: '#c52', widths });
  const variants = widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]);
  expect((await readdir(storeDir)).sort()).toEqual([`${file}-640.jpg`, ...variants].sort());
  const avif = await sharp(join(storeDir, `${file}-480.avif`)).metadata();
  expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 480, height: 32 });
});

test('adds the width 1200 only for large pictures', async () => {
  const url = host.put('/a.jpg', await photograph(1600, 90));
  expect(pictureAt(await fetchAll([url]), url).widths).not.toContain(1200);
  const before = await writtenFiles();
  const index = await fetchAll([{ url }, { url, isLead: true }]);
  expect(pictureAt(index, url).widths).toContain(1200);
  expect(await writtenFiles()).toEqual(expect.arrayContaining(before));
});

test('does not encode the same bytes again; changed bytes get new names', async () => {
  const bytes = await photograph(150, 100, 1);
  const [a, b] = [host.put('/a.jpg', bytes), host.put('/b.jpg', bytes)];
  const { [a]: first } = await fetchAll([a]);
  const before = await writtenFiles();
  expect(await fetchAll([a, b])).toEqual({ [a]: first, [b]: first });
  expect(await writtenFiles()).toEqual(before);
  host.put('/a.jpg', await photograph(150, 100, 2));
  expect(pictureAt(await fetchAll([a]), a).file).not.toBe(first?.file);
});

describe('a picture that fails to load', () => {
  test('is requested once more after a server error', async () => {
    const bytes = await photograph();
    const url = host.put('/a.jpg', (...exchange) =>
      respondWith(host.requests.length === 1 ? 503 : 200, bytes)(...exchange),
    );
    expect(Object.keys(await fetchAll([url]))).toEqual([url]);
  });

  test('is replaced by its last version, whatever its query is', async () => {
    const signed = host.put('/a.jpg?sig=1', await photograph());
    const earlier = await fetchAll([signed]);
    const url = host.put('/a.jpg?sig=2', respondWith(503));
    expect(await fetchAll([url], { earlier })).toEqual({ [url]: earlier[signed] });
    expect(failures).toEqual([`picture ${url}: HTTP 503; the earlier one is used`]);
  });

  test('is not replaced if the query names the picture', async () => {
    const [one, two] = [
      host.put('/picture?id=1', await photograph(90, 60, 1)),
      host.put('/picture?id=2', await photograph(90, 60, 2)),
    ];
    const earlier = await fetchAll([one, two]);
    for (const path of ['/picture?id=1', '/picture?id=3']) host.put(path, respondWith(503));
    const three = `${host.origin}/picture?id=3`;
    expect(await fetchAll([one, three], { earlier })).toEqual({ [one]: earlier[one] });
  });

  test('is left out if the files of its last version are gone too', async () => {
    const url = host.put('/a.jpg', await photograph());
    const earlier = await fetchAll([url]);
    await rm(storeDir, { recursive: true });
    host.put('/a.jpg', respondWith(503));
    expect(await fetchAll([url], { earlier })).toEqual({});
    expect(failures).toEqual([`picture ${url}: HTTP 503`]);
  });
});

test.each([
  [404, false],
  [410, false],
  [403, true],
  [503, true],
])('with the status %i since ever may be had later: %s', async (status, mayPass) => {
  const url = host.put('/a.jpg', respondWith(status));
  await fetchAll([url]);
  const line = [expect.stringContaining(`picture ${url}: HTTP ${status}`)];
  expect([failures, missing]).toEqual(mayPass ? [line, []] : [[], line]);
});

test('that is gone is asked for again while its earlier version is shown', async () => {
  const url = host.put('/a.jpg', await photograph());
  const earlier = await fetchAll([url]);
  host.put('/a.jpg', respondWith(404));
  expect(await fetchAll([url], { earlier })).toEqual(earlier);
  expect(failures).toEqual([`picture ${url}: HTTP 404; the earlier one is used`]);
});

describe('recognizes a picture by its bytes, not by its name or type', () => {
  const awkward = (name: string) => readFile(new URL(`./awkward/${name}`, import.meta.url));

  test.each([
    ['an AVIF with the brand of a profile', () => awkward('miaf.avif')],
    ['a JPEG without its end mark', () => awkward('noeoi.jpg')],
    ['a PNG with the name of a JPEG', () => blank(60, 40)],
  ])('accepts %s', async (_, makeBytes) => {
    const url = host.put('/a.jpg', await makeBytes());
    expect(pictureAt(await fetchAll([url]), url).width).toBeGreaterThan(0);
  });

  const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['HTML with the type of a picture', () => '<!doctype html><h1>Hello</h1>', 'a page, not a'],
    ['an SVG with the name of a JPEG', () => SVG, 'an SVG, which is never used'],
    ['an SVG behind 1,100 blanks', () => ' '.repeat(1100) + SVG, 'no picture'],
    ['a compressed SVG', () => gzipSync(SVG), 'no picture'],
    ['a video', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isom', 'latin1'), 'no picture'],
    ['26 MB', heavy, 'over 25 MB'],
    ['51 megapixels', () => blank(8000, 6400), 'over 50 megapixels'],
    ['a picture too tall to encode', () => blank(100, 60_000), 'too long and narrow'],
    ['a truncated JPEG', truncated, 'no picture, or a broken one'],
  ])('leaves out %s and reports why', async (_, makeBytes, reason) => {
    const url = host.put('/a.jpg', await makeBytes());
    expect(await fetchAll([url])).toEqual({});
    expect(missing).toEqual([expect.stringMatching(new RegExp(`^picture ${url}: (${reason})`))]);
    expect(await readdir(storeDir)).toEqual([]);
  });
});

test.each([
  ['/storage/a.jpg', 'HTTP 404', "for Laravel's public disk run php artisan storage:link"],
  ['/a.jpg', 'HTTP 404', 'with Laravel, public files are below /storage/'],
  [
    'http://localhost/storage/a.jpg', // Laravel's default
    'an address inside a private network',
    'set APP_URL of Laravel to the address of the API',
  ],
  ['http://10.0.0.9/storage/a.jpg', 'an address inside a private network', undefined],
])('hints for %s at a mistake with Laravel', async (path, reason, hint) => {
  const url = new URL(path, host.origin).href;
  await fetchAll([url]);
  expect(missing).toEqual([`picture ${url}: ${reason}${hint === undefined ? '' : `; ${hint}`}`]);
});

test.each(['media/a.jpg', 'javascript:alert(1)'])('sends no request for %s', async (url) => {
  expect(await fetchAll([url])).toEqual({});
  expect(missing).toEqual([`picture ${url}: no web address`]);
});

test('names a picture by its letters', async () => {
  await fetchAll([`${host.origin}/storage/%E0%AA%B8%E0%AB%87%E0%AA%B5%20a.jpg`]);
  expect(missing[0]).toMatch(`picture ${host.origin}/storage/સેવ%20a.jpg: HTTP 404`);
});
