import { realpath, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { closeServer, listen } from '#/build/network/listen.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { LIST_ENDPOINTS, makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { sendHook, startFixturePublisher, type TestPublisher } from '../fixtures/publisher.ts';

let api: FixtureApi;
let media: Server;
let mediaFault: 'none' | 'gone' | 'hanging' = 'none';
let home: string;
let publisher: TestPublisher;
let edits = 0;

beforeAll(async () => {
  const flavour = { ...plainFlavour, image: () => 'picture.png' };
  api = await startFixtureApi(makeContent({ ...SMALL, posts: 8 }, flavour));
  const picture = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#c63' },
  })
    .png()
    .toBuffer();
  media = createServer((_, response) => {
    if (mediaFault === 'gone') response.writeHead(404).end();
    if (mediaFault === 'none')
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  const port = await listen(media);
  home = resolve(await emptyBuildFolder('failures'));
  const environment = { MEDIA_BASE_URL: `http://localhost:${port}`, BUILD_TIMEOUT_S: '600' };
  publisher = await startFixturePublisher({ home, apiOrigin: api.origin, environment });
  await publisher.whenIdle();
});

afterAll(async () => {
  await publisher.close();
  await api.close();
  await closeServer(media);
});

let goodPosts: unknown[];
let liveBefore: string;

beforeEach(async () => {
  goodPosts = [...api.content['/api/blog']];
  liveBefore = await realpath(join(home, 'current'));
  edits += 1;
  Object.assign(api.content['/api/team'][0] ?? {}, { name: `Member of edit ${edits}` });
});

const hook = async () => {
  expect((await sendHook(publisher.origin)).status).toBe(202);
  await publisher.whenIdle();
};

/** After every failure one good hook publishes the edit. */
afterEach(async () => {
  vi.unstubAllEnvs();
  api.reset();
  mediaFault = 'none';
  api.content['/api/blog'] = goodPosts;
  await hook();
  expect(await publisher.readLastBuild()).toMatchObject({ outcome: 'published' });
  const page = await readFile(join(home, 'current/teams/index.html'), 'utf8');
  expect(page).toContain(`Member of edit ${edits}`);
});

/** Why the last build failed, or what it showed in place of what could not be fetched. */
async function readProblem(): Promise<string> {
  const { lastBuild, fallbacks } = await publisher.readStatus();
  const [first] = fallbacks.map(({ part, cause }) => `${part}: ${cause}`);
  return lastBuild.reason ?? first ?? '';
}

const expectUntouched = async (reason: RegExp) => {
  const problem = await readProblem();
  console.log(problem);
  expect(problem).toMatch(reason);
  expect(problem).not.toContain('\n');
  expect(await realpath(join(home, 'current'))).toBe(liveBefore);
};

const failAll = (fault: Parameters<FixtureApi['setFault']>[1]) =>
  LIST_ENDPOINTS.forEach((endpoint) => api.setFault(endpoint, fault));

test('an API that is down leaves the live site as it is', async () => {
  failAll('500');
  await hook();
  await expectUntouched(/HTTP 500; using the copy of .* ago$/);
});

test('an API that is slow leaves the live site as it is', async () => {
  failAll('slow');
  await hook();
  await expectUntouched(/time-out after 5000 ms; using the copy/);
});

test('an API whose answers are cut off leaves the live site as it is', async () => {
  failAll('cut');
  await hook();
  await expectUntouched(/connection failed; using the copy/);
});

test.each([
  ['emptied', 0],
  ['halved', 4],
])('a list that is %s leaves the live site as it is', async (_, count) => {
  api.content['/api/blog'] = goodPosts.slice(0, count);
  await hook();
  await expectUntouched(new RegExp(`^blog went from 8 to ${count}; .*accept-shrink`));
});

test.each(['gone', 'hanging'] as const)(
  'an image host that is %s takes no picture away',
  async (fault) => {
    mediaFault = fault;
    await hook();
    expect(await readProblem()).toMatch(/^picture .*; the earlier one is used/);
    const page = await readFile(join(home, 'current/teams/index.html'), 'utf8');
    expect(page).toContain('/_media/');
    Object.assign(api.content['/api/team'][0] ?? {}, { name: `Member of edit ${(edits += 1)}` });
  },
);

test('a page that throws leaves the live site as it is', async () => {
  vi.stubEnv('NODE_OPTIONS', `--import ${resolve('tests/fixtures/throwInPages.js')}`);
  await hook();
  await expectUntouched(/this page throws/);
});

test('a build that runs out of memory leaves the live site as it is', async () => {
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=48');
  await hook();
  await expectUntouched(/^out of memory: NODE_OPTIONS=--max-old-space-size=\d+ lets/);
});
