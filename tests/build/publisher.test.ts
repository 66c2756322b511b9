import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#/config.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { emptyBuildFolder, lendPictures } from '../fixtures/buildFixture.ts';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher } from '../fixtures/publisher.ts';

const BUILD_MS = 600_000;
/** Two list pages of posts, 1 to 24 and 25 to 26. */
const SIZES = { ...SMALL, posts: 26 };
const FLAVOUR = {
  ...plainFlavour,
  image: (index: number) => `media/picture-${index % 3}.png`,
};
const NEW_BODY = 'Words that only its own page prints.';
const NEW_TITLE = 'A title of today';

let api: FixtureApi;
let home: string;
let publisher: Awaited<ReturnType<typeof startFixturePublisher>>;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(SIZES, FLAVOUR));
  home = await emptyBuildFolder('publisher');
  await lendPictures(join(home, 'cache'));
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


describe('a hook that tells of a new body, a new title and a new name', () => {
  beforeAll(async () => {
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
});

test(
  'publishes nothing when nothing changed',
  async () => {
    const live = await realpath(join(home, 'current'));
    await publish();
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
