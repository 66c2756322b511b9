import { createHash, randomBytes } from 'node:crypto';
import { constants, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  DICTIONARIES,
  dictionaryId,
  encodeDelta,
  pagesWithDelta,
  readDictionaryId,
  useAsDictionary,
} from '#/hosts/sharedDictionary.ts';

const SHARED = Array.from({ length: 300 }, (_, index) => `<p>${index * index}</p>`).join('');
const HOME = Buffer.from(`<h1>Home</h1>${SHARED}`);
const MENU = Buffer.from(`<h1>Menu</h1>${SHARED}<p>ખાખરા</p>`);
/** Node decodes one frame only, so the skippable frame at the start must be removed. */
const STREAM_START = 40;
const HASH = createHash('sha256').update(HOME).digest();

describe('a delta', () => {
  test('begins with a frame that zstd skips and the hash of its dictionary', async () => {
    const delta = await encodeDelta(MENU, HOME);
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, STREAM_START)).toEqual(HASH);
  });

  test('is the page again with its dictionary, and holds none of what they share', async () => {
    const delta = await encodeDelta(MENU, HOME);
    const stream = delta.subarray(STREAM_START);
    expect(zstdDecompressSync(stream, { dictionary: HOME })).toEqual(MENU);
    expect(delta.length).toBeLessThan(120);
  });

  test('gives the first screen of a long page before the rest is there', async () => {
    const rest = randomBytes(100_000).toString('base64');
    const main = `<h1>Menu</h1>${'<p>ખાખરા</p>'.repeat(500)}`;
    const delta = await encodeDelta(Buffer.from(`${SHARED}<main>${main}${rest}`), HOME);
    const begun = zstdDecompressSync(delta.subarray(STREAM_START, 2000), {
      dictionary: HOME,
      finishFlush: constants.ZSTD_e_flush,
    });
    expect(begun.toString()).toContain(`<main>${main.slice(0, 2000)}`);
  });

  test('is nothing without its dictionary', async () => {
    const delta = await encodeDelta(MENU, HOME);
    expect(() => zstdDecompressSync(delta.subarray(STREAM_START))).toThrow(/[Dd]ict|corrupt/);
  });
});

const ID = dictionaryId(HOME);
const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz';
const read = (available: string | undefined, accepted = ACCEPTED) =>
  readDictionaryId({ 'accept-encoding': accepted, 'available-dictionary': available });

describe('a browser', () => {
  test('names its dictionary by the base64 of its hash', () => {
    expect(read(`:${HASH.toString('base64')}:`)).toBe(ID);
  });

  test.each([
    ['no dictionary', undefined],
    ['nothing', '::'],
    ['an id without colons', ID],
    ['an id that is too short', `:${ID.slice(1)}:`],
    ['an id that is too long', `:A${ID}:`],
    ['an id with dots', `:../../${ID.slice(6)}:`],
    ['another alphabet', `:${'-_'.repeat(21)}A=:`],
    ['two ids', `:${ID}:, :${ID}:`],
    ['a second line', `:${ID}:\n`],
  ])('that names %s has none', (_, available) => {
    expect(read(available)).toBeUndefined();
  });

  test.each(['gzip, br', 'dcb', 'dczz', 'dcz;q=0', ''])(
    'that accepts "%s" gets no delta',
    (accepted) => {
      expect(read(`:${ID}:`, accepted)).toBeUndefined();
    },
  );

  test.each(['dcz', 'dcz,br', 'br , dcz , gzip'])('that accepts "%s" gets one', (accepted) => {
    expect(read(`:${ID}:`, accepted)).toBe(ID);
  });
});

test('home is the dictionary of all pages of its language, lists are those of what they list', () => {
  const uses = DICTIONARIES.map((page) => [page.file, useAsDictionary(page)]);
  expect(uses.slice(0, 4)).toEqual([
    ['index.html', 'match="/*", match-dest=("document")'],
    ['blog/index.html', 'match="/blog-single/*", match-dest=("document")'],
    ['franchises-list/index.html', 'match="/franchises-list/*", match-dest=("document")'],
    ['gu/index.html', 'match="/gu/*", match-dest=("document")'],
  ]);
  expect(uses).toHaveLength(9);
});

const FILES = [
  '_astro/a.js',
  'about/index.html',
  'blog-single/1/index.html',
  'blog-single/2/index.html',
  'fried & hot/index.html',
  'gu/index.html',
  'gu/menu/index.html',
  'index.html',
  'menu/index.html',
];

const HOME_PAGE = { file: 'index.html', below: '/' };

const links = (...addresses: string[]) =>
  addresses.map((address) => `<a class=button href="${address}">Go</a>`).join('');

describe('pages get a delta', () => {
  test('that their home page links to, whatever stands behind their address', () => {
    const html = links('/menu/?a=1#b', '/menu/', '/about/#team', '/fried%20&amp;%20hot/', '/gu/');
    expect(pagesWithDelta(HOME_PAGE, html, FILES)).toEqual([
      'about/index.html',
      'fried & hot/index.html',
      'gu/index.html',
      'menu/index.html',
    ]);
  });

  test('unless they are the home page, another site, not there or no page', () => {
    const html = links('/', '#main', '//about/', 'https://menu.example/menu/', '/gone/', '/%', '');
    const others = '<link href="/menu/"><a href=/_astro/a.js>a</a><a>b</a>';
    expect(pagesWithDelta(HOME_PAGE, html + others, FILES)).toEqual([]);
  });

  test('to a list, if it links to them and they are what it lists', () => {
    const list = { file: 'blog/index.html', below: '/blog-single/' };
    const html = links('/', '/menu/', '/blog-single/2/');
    expect(pagesWithDelta(list, html, FILES)).toEqual(['blog-single/2/index.html']);
  });

  test('only below their home page, as a browser has no other dictionary for them', () => {
    const html = links('/', '/menu/', '/gu/', '/gu/menu/');
    expect(pagesWithDelta({ file: 'gu/index.html', below: '/gu/' }, html, FILES)).toEqual([
      'gu/menu/index.html',
    ]);
  });
});
