import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture.ts';
import type { BuiltSite } from '../fixtures/builtSite.ts';
import { makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { attributeOf, findAll, metaOf, textOf } from '../fixtures/htmlPage.ts';

const BUILD_MS = 600_000;
const LISTS = ['/blog/', '/image-gallery/', '/video-gallery/'];

let api: FixtureApi;
let site: BuiltSite;

beforeAll(async () => {
  const sizes = { ...SMALL, posts: 25, pictures: 25, videos: 25 };
  api = await startFixtureApi(makeContent(sizes, { ...plainFlavour, image: () => null }));
  const folder = await emptyBuildFolder('lists');
  ({ site } = await buildFixture({ api, folder }));
}, BUILD_MS);

afterAll(() => api.close());

const cardsOf = (route: string) => findAll(site.page(route), 'article figure');
const targetsOf = (route: string) =>
  findAll(site.page(route), 'a').map((link) => attributeOf(link, 'href'));

test.each(LISTS)('divides 25 items of %s into pages of 24 and one', (first) => {
  const second = `${first}page/2/`;
  expect(cardsOf(first)).toHaveLength(24);
  expect(cardsOf(second)).toHaveLength(1);
  expect(site.routes.filter((route) => route.startsWith(`${first}page/`))).toEqual([second]);
});

test.each(LISTS)('links the two pages of %s to each other', (first) => {
  expect(targetsOf(first)).toContain(`${first}page/2/`);
  expect(targetsOf(`${first}page/2/`)).toContain(first);
});

test.each(LISTS)('gives the second page of %s a title and a description of its own', (first) => {
  const [before, after] = [first, `${first}page/2/`].map((route) => site.page(route));
  const titles = [before, after].map((page) => page && findAll(page, 'title').map(textOf).join());
  expect(titles[1]).toContain('page 2');
  expect(titles[1]).not.toBe(titles[0]);
  expect(after && metaOf(after, 'description')).toMatch(/^Page 2: /);
});
