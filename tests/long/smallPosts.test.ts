import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFixture, emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';

/** The time grows in proportion: 100,000 posts take half an hour on two busy cores, in 1 GB. */
const POSTS = 10_000;
const POSTS_PER_ANSWER = 1000;
const ADDRESSES_PER_SITEMAP = 45_000;
const TIMEOUT_MS = 1_800_000;

const makePost = (index: number) => ({
  id: index + 1,
  title: `Post ${index + 1}`,
  description: `A few words about snack ${index + 1}.`,
  createdAt: new Date(Date.UTC(2026, 9, 1) - index * 60_000).toISOString(),
});

/** An API with paged posts, like Laravel. */
async function startPagedApi() {
  const api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  onTestFinished(() => api.close());
  const last = Math.ceil(POSTS / POSTS_PER_ANSWER);
  for (let page = 1; page <= last; page += 1) {
    const start = (page - 1) * POSTS_PER_ANSWER;
    const length = Math.min(POSTS_PER_ANSWER, POSTS - start);
    const data = Array.from({ length }, (_, at) => makePost(start + at));
    const address = page === 1 ? '/api/blog' : `/api/blog?page=${page}`;
    api.setAnswer(address, { data, meta: { current_page: page, last_page: last } });
  }
  return api;
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test(
  `a site of ${POSTS} small posts is built, and lists all of them in its sitemaps`,
  async () => {
    const api = await startPagedApi();
    const folder = await emptyBuildFolder('small-posts');
    const start = performance.now();
    await buildFixture({ api, folder });
    console.log(`${POSTS} posts: ${((performance.now() - start) / 1000).toFixed(0)} s`);

    const read = (file: string) => readFile(join(folder, 'site', file), 'utf8');
    const parts = locationsIn(await read('sitemap-index.xml'));
    expect(parts.length).toBe(Math.ceil(POSTS / ADDRESSES_PER_SITEMAP));
    const lists = await Promise.all(
      parts.map(async (part = '') => locationsIn(await read(part.slice(FIXTURE_SITE_URL.length)))),
    );
    const listed = new Set(lists.flat());
    for (let id = 1; id <= POSTS; id += 1) {
      if (!listed.has(`${FIXTURE_SITE_URL}/blog-single/${id}/`))
        throw new Error(`${id} is missing`);
    }
  },
  TIMEOUT_MS,
);
