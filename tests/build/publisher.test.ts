import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPageRecords } from '#/build/pageRecords.ts';
import { languages } from '#/config.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { emptyBuildFolder, lendPictures } from '../fixtures/buildFixture.ts';
import { openSite } from '../fixtures/builtSite.ts';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import {
  readPictureTimes,
  readRenderTimes,
  writtenBetween,
  type WriteTimes,
} from '../fixtures/pageCaches.ts';
import { sendHook, startFixturePublisher } from '../fixtures/publisher.ts';

const BUILD_MS = 600_000;
/** Two list pages of posts, 1 to 24 and 25 to 26; each post is related to its neighbour. */
const SIZES = { ...SMALL, posts: 26 };
const FLAVOUR = {
  ...plainFlavour,
  image: (index: number) => `media/picture-${index % 3}.png`,
  tags: (index: number) => [`Pair ${Math.floor(index / 2)}`],
};
/** Pages whose number depends on content. */
const LISTS = ['/blog/', '/franchises-list/', '/image-gallery/', '/video-gallery/'];
const NEW_BODY = 'Words that only its own page prints.';
const NEW_TITLE = 'A title of today';

let api: FixtureApi;
let home: string;
let cacheDir: string;
let publisher: Awaited<ReturnType<typeof startFixturePublisher>>;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SIZES, FLAVOUR));
  home = await emptyBuildFolder('publisher');
  cacheDir = join(home, 'cache');
  await lendPictures(cacheDir);
  publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
  await publisher.whenIdle();
}, BUILD_MS);
afterAll(async () => {
  await publisher.close();
  await api.close();
});

const spoken = languages.map((code) => LANGUAGES[code]);
const read = (file: string) => readFile(join(home, 'current', file), 'utf8');

async function publish(): Promise<void> {
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

const changePost = (id: number, fields: object) =>
  Object.assign(api.content['/api/blog'][id - 1] ?? {}, fields);

test('publishes at its first start', async () => {
  expect(publisher.events).toContainEqual(expect.objectContaining({ event: 'published' }));
  expect(await read('index.html')).toContain('<h1');
});

test('keeps every page for the next build', async () => {
  const kept = await readRenderTimes(cacheDir);
  const { routes } = openSite(join(home, 'current'));
  expect([...kept.keys()].sort()).toEqual(routes.toSorted());
});

test('encodes no picture of ours for a second language', async () => {
  const pages = await readRenderTimes(cacheDir);
  for (const language of spoken.filter(({ code }) => code !== 'en')) {
    const pictures = await readPictureTimes(cacheDir, language);
    // Astro encodes pictures after the last page is rendered.
    const own = [...pages].filter(([route]) => route.startsWith(language.path));
    const firstPage = Math.min(...own.map(([, time]) => time));
    expect(pictures.size).toBeGreaterThan(0);
    const late = [...pictures].filter(([, time]) => time > firstPage);
    expect(late.map(([name]) => name)).toEqual([]);
  }
});

describe('a hook that tells of a new body, a new title and a new name', () => {
  let before: WriteTimes;

  beforeAll(async () => {
    before = await readRenderTimes(cacheDir);
    changePost(13, { description2: NEW_BODY });
    changePost(25, { title: NEW_TITLE });
    Object.assign(api.content['/api/team'][0] ?? {}, { name: 'A new name' });
    await publish();
  }, BUILD_MS);

  test('publishes them, compressed like all pages', async () => {
    expect(await read('teams/index.html')).toContain('A new name');
    const files = await readdir(join(home, 'current/teams'));
    const made = ['index.html', 'index.md'];
    expect(files.sort()).toEqual(made.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
    for (const { path } of spoken) {
      expect(await read(`${path}/blog-single/13/index.html`)).toContain(NEW_BODY);
      expect(await read(`${path}/blog/page/2/index.html`)).toContain(NEW_TITLE);
    }
  });

  test('renders in each language the pages that print them, and no other list, post or place', async () => {
    const pages = writtenBetween(before, await readRenderTimes(cacheDir));
    const withBody = ['/blog-single/13/'];
    const withTitle = ['/blog-single/25/', '/blog-single/26/', '/blog/page/2/'];
    const records = await loadPageRecords();
    // The name is on only three of them, but all of them share one cache key.
    const fixed = records.map(({ link }) => link.href).filter((href) => !LISTS.includes(href));
    const all = [...withBody, ...withTitle, ...fixed];
    const expected = spoken.flatMap(({ path }) => all.map((route) => path + route));
    expect(pages.sort()).toEqual(expected.sort());
  });
});

test(
  'renders and publishes nothing when nothing changed',
  async () => {
    const live = await realpath(join(home, 'current'));
    const before = await readRenderTimes(cacheDir);
    await publish();
    expect(writtenBetween(before, await readRenderTimes(cacheDir))).toEqual([]);
    expect(await realpath(join(home, 'current'))).toBe(live);
    expect(await publisher.readStatus()).toMatchObject({
      live: live.split('/').at(-1),
      isBuilding: false,
      isWaiting: false,
      lastBuild: { outcome: 'unchanged' },
    });
  },
  BUILD_MS,
);
