/**
 * A publisher that starts while its API is down, with content errors allowed; then the API works, and then it is
 * down again.
 */
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyBuildFolder, FIXTURE_COOKIE_PATH, lendPictures } from '../fixtures/buildFixture.ts';
import { openSite } from '../fixtures/builtSite.ts';
import { LIST_ENDPOINTS, makeContent, neededEndpoints, SMALL } from '../fixtures/content.ts';
import { createFakeClock } from '../fixtures/fakeClock.ts';
import { startFixtureApi, type Fault } from '../fixtures/fixtureApi.ts';
import { attributeOf, findAll, textOf, textsByRole } from '../fixtures/htmlPage.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { sendHook, startFixturePublisher } from '../fixtures/publisher.ts';
import { skipLeftOut } from '../fixtures/testSite.ts';

const api = await startFixtureApi(makeContent({ ...SMALL, posts: 1 }, { image: () => null }));
const failAll = (fault: Fault | undefined) =>
  LIST_ENDPOINTS.forEach((endpoint) => api.setFault(endpoint, fault));

const home = await emptyBuildFolder('publisher');
await lendPictures(join(home, 'cache'));
await mkdir(join(home, 'state'), { recursive: true });
await writeFile(join(home, 'state', 'lock'), ''); // the mark of a publisher's own folder
failAll('500');
const publisher = await startFixturePublisher({
  home,
  apiOrigin: api.origin,
  clock: createFakeClock().clock, // it tries again only when it is told to
  environment: { ALLOW_CONTENT_ERRORS: '1', CSRF_COOKIE_PATH: FIXTURE_COOKIE_PATH },
});
await publisher.whenIdle();
afterAll(async () => {
  await publisher.close();
  await api.close();
});

const liveFolder = () => realpath(join(home, 'current'));
const site = skipLeftOut(openSite(await liveFolder()));

test.for([
  ['/', 'Error fetching menu items: HTTP 500'],
  ['/', 'Failed to load blogs. Please try again later.', '/blog/'],
  ['/menu/', 'Error fetching menu items: HTTP 500'],
  ['/services/', 'Failed to load menu items. Please try again later.'],
  ['/blog/', 'Failed to load blogs. Please try again later.'],
  ['/about/', 'Server error: 500 Internal Server Error', '/teams/'],
  ['/teams/', 'Server error: 500 Internal Server Error'],
  ['/chef-single/', 'Server error: 500 Internal Server Error'],
  ['/faqs/', 'Failed to fetch FAQs.'],
  ['/image-gallery/', 'Failed to load gallery items. Please try again later.'],
  ['/video-gallery/', 'Failed to load videos. Please check the server.'],
  ['/franchise-details/', 'Failed to fetch franchise benefits.'],
  ['/franchises-list/', 'Error fetching franchises: HTTP 500'],
] as const)('alerts on %s: %s', ([route, message, about = route], { skip }) => {
  skip(isLeftOut(about), `This site has no ${about}`);
  expect(textsByRole(site.page(route), 'alert')).toContain(message);
});

test.each([
  ['/menu/', 'No categories available'],
  ['/services/', 'No categories available'],
  ['/blog/', 'Blog not found.'],
  ['/teams/', 'No team members available.'],
  ['/faqs/', 'No FAQs available.'],
  ['/image-gallery/', 'No Images Found'],
  ['/video-gallery/', 'No videos available.'],
  ['/franchise-details/', 'No franchise benefits available.'],
])('does not call %s empty when it failed', (route, message) => {
  expect(textOf(site.page(route).root)).not.toContain(message);
});

test("loads React as visitors need it, whatever the building process's NODE_ENV is", () => {
  expect(process.env.NODE_ENV).toBe('test');
  const [react = ''] = site.files.filter((file) => /^_astro\/react\.[^/]+\.js$/.test(file));
  // React's production build has links in place of its messages.
  expect(site.read(react)).toContain('react.dev/errors');
});

test.each(['/contact/', '/franchise-details/', '/ready-to-eat/'])(
  'tells the form on %s where the API gives its CSRF cookie',
  (route) => {
    const props = findAll(site.page(route), 'astro-island').map(
      (island) => attributeOf(island, 'props') ?? '',
    );
    const address = JSON.stringify([0, api.origin + FIXTURE_COOKIE_PATH]);
    expect(props.filter((text) => text.includes(`"cookieUrl":${address}`))).toHaveLength(1);
  },
);

async function publish(): Promise<void> {
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
}

test('publishes what a hook tells of, compressed like all pages', async () => {
  failAll(undefined);
  await publish();
  const live = await liveFolder();
  expect(await readFile(join(live, 'menu/index.html'), 'utf8')).toContain('Dish 1');
  const made = ['index.html', 'index.md'];
  expect((await readdir(join(live, 'menu'))).sort()).toEqual(
    made.flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  );
});

test('says of a post that stands alone: No related blogs available.', async ({ skip }) => {
  skip(isLeftOut('/blog/'), 'This site has no blog');
  const post = openSite(await liveFolder()).page('/blog-single/1/');
  expect(textOf(post.root)).toContain('No related blogs available.');
});

test('publishes nothing when all content is that of the last good build', async () => {
  const live = await liveFolder();
  failAll('500');
  await publish();
  expect(await liveFolder()).toBe(live);
  const { fallbacks, ...status } = await publisher.readStatus();
  expect(status).toMatchObject({
    live: live.split('/').at(-1),
    isBuilding: false,
    isWaiting: false,
    lastBuild: { outcome: 'unchanged' },
  });
  expect(fallbacks.map(({ part }) => part).sort()).toEqual(neededEndpoints.toSorted());
});
