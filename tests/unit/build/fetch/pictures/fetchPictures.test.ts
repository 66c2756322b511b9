import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureIndex } from '#/api/pictures.ts';
import { fetchPictures } from '#/build/fetch/pictures/fetchPictures.ts';
import type { ObtainOptions } from '#/build/fetch/pictures/obtainPicture.ts';
import { startPictureHost, type PictureHost } from './pictureHost.ts';
import { photograph } from './samplePictures.ts';

let host: PictureHost;
let storeDir: string;

beforeEach(async () => {
  host = await startPictureHost();
  storeDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await host.close();
  await rm(storeDir, { recursive: true });
});

const fetchAll = (urls: string[], options: Partial<ObtainOptions> = {}) =>
  fetchPictures(urls, { storeDir, previous: {}, trustedHosts: host.trustedHosts, ...options });

const pictureAt = (index: PictureIndex, url: string) => {
  const picture = index[url]?.picture;
  if (!picture) throw new Error(`no picture at ${url}`);
  return picture;
};

/** When each file of the store was written, to see which ones are rewritten. */
const writtenFiles = async () =>
  Promise.all(
    (await readdir(storeDir)).sort().map(async (name) => {
      const { ino, mtimeMs } = await stat(join(storeDir, name));
      return { name, ino, mtimeMs };
    }),
  );

test('says the size, the colour and the widths of a picture', async () => {
  const url = host.put('/a.jpg', await photograph(900, 60));
  const { index, failures } = await fetchAll([url]);
  expect(failures).toEqual([]);
  const { file, ...rest } = pictureAt(index, url);
  expect(file).toMatch(/^[a-z2-7]{10}$/);
  expect(rest).toEqual({
    width: 900,
    height: 60,
    color: '#c52',
    widths: [160, 280, 480, 640],
  });
});

test('encodes every picture anew where nothing kept is trusted', async () => {
  const url = host.put('/a.jpg', await photograph(900, 60));
  const { index: before } = await fetchAll([url]);
  const written = await writtenFiles();
  const { index } = await fetchAll([url], { isFresh: true });
  expect(index).toEqual(before);
  const again = await writtenFiles();
  expect(again.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
  expect(again.filter(({ mtimeMs }, at) => written[at]?.mtimeMs === mtimeMs)).toEqual([]);
});

test('stores every width as AVIF and WebP, and one as JPEG', async () => {
  const url = host.put('/a.jpg', await photograph(900, 60));
  const { file } = pictureAt((await fetchAll([url])).index, url);
  const widths = [160, 280, 480, 640];
  expect((await readdir(storeDir)).sort()).toEqual(
    [
      `${file}.json`,
      `${file}-640.jpg`,
      ...widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
    ].sort(),
  );
  const avif = await sharp(join(storeDir, `${file}-480.avif`)).metadata();
  expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 480, height: 32 });
});

test('makes a picture 1200 wide only where it is wanted large', async () => {
  const [small, big] = [await photograph(1600, 90, 1), await photograph(1600, 90, 2)];
  const [a, b] = [host.put('/a.jpg', small), host.put('/b.jpg', big)];
  const { index } = await fetchAll([a, b], { large: new Set([b]) });
  expect(pictureAt(index, a).widths).not.toContain(1200);
  expect(pictureAt(index, b).widths).toContain(1200);
});

test('adds the large width later without encoding the others again', async () => {
  const url = host.put('/a.jpg', await photograph(1600, 90));
  const { index: previous } = await fetchAll([url]);
  const before = await writtenFiles();
  const { index } = await fetchAll([url], { previous, large: new Set([url]) });
  const { file } = pictureAt(index, url);
  const after = (await writtenFiles()).filter(({ name }) => name !== `${file}.json`);
  expect(after.map(({ name }) => name)).toContain(`${file}-1200.avif`);
  expect(after).toEqual(
    expect.arrayContaining(before.filter(({ name }) => name !== `${file}.json`)),
  );
});

test('makes a social card of 1200 × 630 where it is wanted', async () => {
  const url = host.putVersioned('/a.jpg', await photograph(90, 90), '"1"');
  const { index: previous } = await fetchAll([url]);
  const { index } = await fetchAll([url], { previous, cards: new Set([url]) });
  const card = await sharp(join(storeDir, `${pictureAt(index, url).file}-card.jpg`)).metadata();
  expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('asks by ETag and date, and uses the earlier picture after a 304', async () => {
  const url = host.putVersioned('/a.jpg', await photograph(), '"1"');
  const { index: previous } = await fetchAll([url]);
  const before = await writtenFiles();
  const { index, failures } = await fetchAll([url], { previous });
  expect(host.requests.at(-1)?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Fri, 21 Nov 2025 00:00:00 GMT',
  });
  expect(index).toEqual(previous);
  expect(failures).toEqual([]);
  expect(await writtenFiles()).toEqual(before);
});

test('encodes nothing again when the same bytes come without a version', async () => {
  const url = host.put('/a.jpg', await photograph());
  const { index: previous } = await fetchAll([url]);
  const before = await writtenFiles();
  expect((await fetchAll([url])).index).toEqual(previous);
  expect(await writtenFiles()).toEqual(before);
});

test('names a changed picture anew', async () => {
  const url = host.putVersioned('/a.jpg', await photograph(150, 100, 1), '"1"');
  const { index: previous } = await fetchAll([url]);
  host.putVersioned('/a.jpg', await photograph(150, 100, 2), '"2"');
  const { index } = await fetchAll([url], { previous });
  expect(pictureAt(index, url).file).not.toBe(pictureAt(previous, url).file);
  expect(index[url]?.etag).toBe('"2"');
});

test('asks without conditions when a file of the earlier picture is lost', async () => {
  const url = host.putVersioned('/a.jpg', await photograph(), '"1"');
  const { index: previous } = await fetchAll([url]);
  const lost = `${pictureAt(previous, url).file}-150.avif`;
  await rm(join(storeDir, lost));
  expect((await fetchAll([url], { previous })).index).toEqual(previous);
  expect(host.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
  expect(await readdir(storeDir)).toContain(lost);
});

test('asks without conditions when the earlier picture was encoded otherwise', async () => {
  const url = host.putVersioned('/a.jpg', await photograph(), '"1"');
  const { index } = await fetchAll([url]);
  const previous = { [url]: { picture: pictureAt(index, url), recipe: 'another', etag: '"1"' } };
  expect((await fetchAll([url], { previous })).index).toEqual(index);
});

test('keeps the earlier picture when it cannot be had now', async () => {
  const url = host.put('/a.jpg', await photograph());
  const { index: previous } = await fetchAll([url]);
  host.put('/a.jpg', (_request, response) => response.writeHead(503).end());
  const { index, failures } = await fetchAll([url], { previous });
  expect(index).toEqual(previous);
  expect(failures).toEqual([{ url, reason: 'HTTP 503', isKept: true }]);
});

test('drops the earlier picture when its files are gone as well', async () => {
  const url = host.put('/a.jpg', await photograph());
  const { index: previous } = await fetchAll([url]);
  await rm(storeDir, { recursive: true });
  host.put('/a.jpg', (_request, response) => response.writeHead(503).end());
  const { index, failures } = await fetchAll([url], { previous });
  expect(index).toEqual({});
  expect(failures).toEqual([{ url, reason: 'HTTP 503', isKept: false }]);
});

test('stores the same picture at two addresses once', async () => {
  const bytes = await photograph();
  const [a, b] = [host.put('/a.jpg', bytes), host.put('/b.jpg', bytes)];
  const { index } = await fetchAll([a, b], { large: new Set([b]) });
  expect(pictureAt(index, a).file).toBe(pictureAt(index, b).file);
});

test('fetches an address once, and answers in the order asked', async () => {
  const paths = Array.from({ length: 20 }, (_, number) => `/${number}.jpg`);
  const urls = await Promise.all(
    paths.map(async (path, number) => host.put(path, await photograph(90, 60, number))),
  );
  const { index } = await fetchAll([...urls, ...urls]);
  expect(Object.keys(index)).toEqual(urls);
  expect(host.requests).toHaveLength(20);
});

test('tells its progress to the last picture', async () => {
  const urls = [host.put('/a.jpg', await photograph()), host.put('/b.jpg', 'nothing')];
  const steps: [number, number][] = [];
  const onProgress = (done: number, total: number) => void steps.push([done, total]);
  const { trustedHosts } = host;
  await fetchPictures(urls, { storeDir, previous: {}, trustedHosts, onProgress });
  expect(steps).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
