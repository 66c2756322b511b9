import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '#/build/settings.ts';
import { buildSite } from '#/build/buildSite.ts';
import { fetchFixture } from '../../fixtures/fetchFixture.ts';
import { startHaltingApi } from '../../fixtures/haltingApi.ts';
import { createMemoryReporter } from '../../fixtures/memoryReporter.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const steps = vi.hoisted(() => ({ renderSite: vi.fn(), placeSite: vi.fn() }));
vi.mock('#/build/render/render.ts', () => steps);
vi.mock('#/build/place/place.ts', () => steps);

const POSTS = 12;

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await makeTemporaryFolder();
  steps.placeSite.mockResolvedValue({ pages: 1 });
});

const build = ({ origin }: { origin: string }) =>
  buildSite({
    settings: readSettings({ API_BASE_URL: origin }),
    isSample: false,
    outDir: join(cacheDir, 'site'),
    cacheDir,
    reporter: createMemoryReporter(),
    client: { backOffMs: 1 },
  });

test('the texts that a build had got which was cut off later are not asked for again', async () => {
  const api = await startHaltingApi({ posts: POSTS });
  const { promise: rendering, resolve } = Promise.withResolvers<undefined>();
  steps.renderSite.mockImplementationOnce(() => {
    resolve(undefined);
    return new Promise(() => undefined); // never resolves, as if the process was killed
  });
  void build(api);
  await rendering;

  api.answerAll();
  const { fallbacks } = await fetchFixture({ api, cacheDir });
  expect(api.countAsked()).toBe(0);
  expect(fallbacks).toEqual([
    `${POSTS} texts of posts are those that a build which was cut off had got`,
  ]);
});

test('the texts of a build that came to its end are asked for again', async () => {
  const api = await startHaltingApi({ posts: POSTS });
  await build(api);
  api.answerAll();
  const { fallbacks } = await fetchFixture({ api, cacheDir, isGood: false });
  expect([api.countAsked(), fallbacks]).toEqual([POSTS, []]);
});

test('the texts of a build that failed by itself are asked for again', async () => {
  const api = await startHaltingApi({ posts: POSTS });
  steps.renderSite.mockRejectedValueOnce(new Error('a page that throws'));
  await expect(build(api)).rejects.toThrow('a page that throws');
  api.answerAll();
  const { fallbacks } = await fetchFixture({ api, cacheDir, isGood: false });
  expect([api.countAsked(), fallbacks]).toEqual([POSTS, []]);
});

test.each([
  ['texts', {}, POSTS],
  ['pages', { perPage: 3 }, POSTS / 3 - 1],
] as const)(
  'the %s of a build for which content was missing are asked for again',
  async (what, list, asked) => {
    const api = await startHaltingApi({ posts: POSTS, what, ...list });
    api.breakEndpoint('/api/team');
    await expect(build(api)).rejects.toThrow('/api/team: HTTP 500');
    api.answerAll();
    const { fallbacks } = await build(api);
    expect([api.countAsked(), fallbacks]).toEqual([asked, []]);
  },
);
