import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { prunePictures } from '#/pipeline/fetch/pictures/pictureStore.ts';
import { faqResource } from '#/api/faqs.ts';
import { makeContent, SMALL } from '../../../fixtures/content.ts';
import { fetchFixture } from '../../../fixtures/fetchFixture.ts';
import { startFixtureApi, type FixtureApi } from '../../../fixtures/fixtureApi.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

let api: FixtureApi;
let cacheDir: string;

/** Starts a sample API without pictures, so that nothing is encoded. */
async function startApi() {
  const started = await startFixtureApi(makeContent(SMALL, () => null));
  onTestFinished(() => started.close());
  return started;
}

beforeEach(async () => {
  api = await startApi();
  cacheDir = await makeTemporaryFolder();
});

const fetch = (options: Partial<Parameters<typeof fetchFixture>[0]> = {}) =>
  fetchFixture({ api, cacheDir, ...options });

const countRequests = (path: string, method = 'GET') =>
  api.requests.filter((line) => line === `${method} ${path}`).length;

async function rowsOf(directory: string, name: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(directory, `${name}.json`), 'utf8');
  return (JSON.parse(text) as { rows: Record<string, unknown>[] }).rows;
}

/** Posts with the bodies that `setPosts` gives them. */
const withBodies = (...ids: number[]) => ids.map((id) => ({ description: [`Text ${id}`] }));

/** Makes the API list these posts without bodies, and return each body from its own endpoint. */
function setPosts(...ids: (number | string)[]) {
  api.setBody('/api/blog', { data: ids.map((id) => ({ id, title: `Post ${id}` })) });
  for (const id of ids) api.setBody(`/api/blog/${id}`, { data: { description: `Text ${id}` } });
}

test('reads the media of a sample API on another port from that port', async () => {
  const other = await startApi();
  await fetch({ isSample: true });
  const { directory } = await fetch({ api: other, isSample: true });
  const dishes = await readFile(join(directory, 'food.json'), 'utf8');
  expect(dishes).toContain(other.origin);
  expect(dishes).not.toContain(api.origin);
});

test.each(['responses', 'pictures'])(
  'uses the second last copy if the %s of the last are unreadable',
  async (name) => {
    await fetch();
    const { directory } = await fetch();
    await writeFile(join(directory, `${name}.json`), '{"/api/faq":');
    api.setFault('/api/faq', '500');
    expect((await fetch()).counts.faq).toBe(SMALL.faqCategories);
    await prunePictures(cacheDir);
  },
);

test('never uses a copy of the sample for a real API', async () => {
  await fetch({ isSample: true });
  api.setFault('/api/food', '500');
  await expect(fetch()).rejects.toThrow('/api/food: HTTP 500');
});

test('stores all pages, or the whole last copy if one page fails', async () => {
  const [first, ...others] = api.content['/api/faq'];
  api.setBody('/api/faq', { data: [first], links: { next: `${api.origin}/api/faq?page=2` } });
  api.setBody('/api/faq?page=2', { data: others, links: { next: null } });
  expect((await fetch()).counts.faq).toBe(SMALL.faqCategories);
  api.setBody('/api/faq?page=2', { data: 'broken' });
  const { counts, warnings } = await fetch();
  expect(counts.faq).toBe(SMALL.faqCategories);
  expect(warnings).toContainEqual(
    expect.stringContaining('/api/faq?page=2: expected a list in data, found a string; using'),
  );
});

test('parses a copy anew with the current code', async () => {
  const olderCode = vi.spyOn(faqResource, 'read');
  olderCode.mockReturnValueOnce([{ title: 'As older code read it', slug: 'older', faqs: [] }]);
  await fetch();
  api.setFault('/api/faq', '500');
  const { directory } = await fetch();
  const titles = (await rowsOf(directory, 'faq')).map(({ title }) => title);
  expect(titles).toEqual(['Questions 1', 'Questions 2']);
});

describe('a post without a body in the list', () => {
  test('uses its copy if its endpoint fails, else its page shows the failure', async () => {
    setPosts(1, 2);
    api.setFault('/api/blog/2', '500');
    await expect(fetch()).rejects.toThrow('/api/blog/2: HTTP 500');
    const { directory, fallbacks } = await fetch({ allowContentErrors: true });
    const failed = [...withBodies(1), { problem: 'failed' }];
    expect(await rowsOf(directory, 'blog')).toMatchObject(failed);
    expect(fallbacks).toEqual(['/api/blog/2: HTTP 500 and the message "Broken"; its page says so']);

    api.setFault('/api/blog/1', '500');
    api.setFault('/api/blog/2', undefined);
    const second = await fetch();
    expect(await rowsOf(second.directory, 'blog')).toMatchObject(withBodies(1, 2));
    expect(second.fallbacks).toEqual([
      expect.stringMatching(
        /^\/api\/blog\/1: HTTP 500 and the message "Broken"; using the copy of \d+ seconds? ago$/,
      ),
    ]);
  });

  test('is requested before those of which there is a copy', async () => {
    const [ids, last] = [Array.from({ length: 9 }, (_, index) => index + 1), 10];
    setPosts(...ids);
    await fetch();
    setPosts(...ids, last);
    api.requests.length = 0;
    const { directory } = await fetch();
    const bodies = api.requests.filter((line) => line.startsWith('GET /api/blog/'));
    expect(bodies.slice(0, 4)).toContain(`GET /api/blog/${last}`); // four are sent at once
    expect((await rowsOf(directory, 'blog')).at(-1)).toMatchObject({ id: String(last) });
  });

  test('is missing if its endpoint responds with 404, even if there is a copy', async () => {
    setPosts(1);
    await fetch();
    api.setFault('/api/blog/1', '404');
    const { directory, warnings } = await fetch();
    expect(await rowsOf(directory, 'blog')).toMatchObject([{ problem: 'missing' }]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/^\/api\/blog\/1: HTTP 404.*; the page says so$/),
    );
  });
});

describe('the replies of a failed build', () => {
  beforeEach(async () => {
    setPosts(1, 2);
    api.setFault('/api/team', '500');
    await expect(fetch()).rejects.toThrow('/api/team: HTTP 500');
    api.setFault('/api/team', undefined);
  });

  test('are used if the API fails in the next build', async () => {
    for (const path of ['/api/faq', '/api/blog/1']) api.setFault(path, '500');
    const { counts, fallbacks } = await fetch();
    expect(counts.faq).toBe(SMALL.faqCategories);
    expect(fallbacks.toSorted()).toEqual([
      expect.stringMatching(
        /^\/api\/blog\/1: HTTP 500 and the message "Broken"; using the copy of/,
      ),
      expect.stringMatching(/^\/api\/faq: HTTP 500 and the message "Broken"; using the copy of/),
    ]);
  });

  test('are not used if the API responds in the next build', async () => {
    setPosts(3);
    const { directory, fallbacks } = await fetch();
    expect(await rowsOf(directory, 'blog')).toMatchObject(withBodies(3));
    expect(fallbacks).toEqual([]);
    const text = await readFile(join(directory, 'responses.json'), 'utf8');
    expect(Object.keys(JSON.parse(text) as object)).toHaveLength(8 + 1); // all endpoints and the body of one post
  });
});

test('retries no build for a picture that never was', async () => {
  api.setBody('/api/portfolio', { data: [{ id: 1, image: '/gone.jpg' }] });
  const { fallbacks, warnings } = await fetch();
  expect(fallbacks).toEqual([]);
  expect(warnings).toContainEqual(expect.stringContaining('/gone.jpg: HTTP 404'));
});

test('checks the videos of dishes and of the gallery', async () => {
  const data = (video: string) => [{ id: 1, foodName: 'A', title: 'A', video }];
  api.setBody('/api/food', { status: 'success', data: data('/d.mp4') });
  api.setBody('/api/video', { data: data('/v.mp4') });
  api.setFault('/d.mp4', 'html');
  const { directory } = await fetch();
  const kinds: unknown = JSON.parse(await readFile(join(directory, 'videoKinds.json'), 'utf8'));
  expect(kinds).toEqual({ [`${api.origin}/d.mp4`]: 'page' });
  expect([countRequests('/d.mp4', 'HEAD'), countRequests('/v.mp4', 'HEAD')]).toEqual([1, 1]);
});
