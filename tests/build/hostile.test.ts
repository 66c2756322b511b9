/** A site of long lists, from the content of a careless or hostile editor. */
import { afterAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { HOSTILE_TAG, makeHostileContent } from '../fixtures/hostileContent.ts';
import { attributeOf, findAll, metaOf, textOf } from '../fixtures/htmlPage.ts';
import { findFaults } from '../fixtures/siteFaults.ts';
import { testOf } from '../fixtures/testSite.ts';

const OUTLETS_PER_CITY = 12;

/** Enough for every attack on every kind of item, and for more than one page of each list. */
const SIZES = {
  dishes: 25,
  categories: 12,
  posts: 50,
  members: 20,
  faqCategories: 10,
  faqsPerCategory: 6,
  pictures: 25,
  videos: 25,
  benefits: 12,
  countries: 2,
  states: 4,
  cities: 8,
  outlets: 8 * OUTLETS_PER_CITY,
};
const { posts, dishes, countries, states, cities } = SIZES;

const api = await startFixtureApi(makeHostileContent(SIZES));
afterAll(() => api.close());
const site = await buildFixture({ api, folder: await emptyBuildFolder('hostile') });

const routesUnder = (pattern: RegExp) => site.routes.filter((route) => pattern.test(route));

testOf('/blog/')(`has a page for each of ${posts} posts`, () => {
  expect(routesUnder(/^\/blog-single\/[^/]+\/$/)).toHaveLength(posts);
});

testOf('/franchises-list/')(
  `has a page for each of ${countries} countries, ${states} states and ${cities} cities`,
  () => {
    const levels = [1, 2, 3].map((depth) => new RegExp(`^/franchises-list(/[^/]+){${depth}}/$`));
    expect(levels.map((level) => routesUnder(level).length)).toEqual([countries, states, cities]);
  },
);

test.each([
  ['/blog/', [24, 24, 2]],
  ['/image-gallery/', [24, 1]],
  ['/video-gallery/', [24, 1]],
])(
  'divides the items of %s into pages of %j, with links and titles of their own',
  (first, sizes) => {
    const routes = sizes.map((_, index) => (index === 0 ? first : `${first}page/${index + 1}/`));
    const pages = routes.map((route) => site.page(route));
    expect(pages.map((page) => findAll(page, 'article figure').length)).toEqual(sizes);
    expect(site.routes.filter((route) => route.startsWith(`${first}page/`))).toEqual(
      routes.slice(1),
    );
    pages.forEach((page, index) => {
      const links = findAll(page, 'a').map((link) => attributeOf(link, 'href'));
      expect(links).toEqual(expect.arrayContaining(routes.filter((_, at) => at !== index)));
      if (index === 0) return;
      expect(findAll(page, 'title').map(textOf).join()).toContain(`page ${index + 1}`);
      expect(metaOf(page, 'description')).toMatch(new RegExp(`^Page ${index + 1}: `));
    });
  },
);

test.each(['/menu/', '/services/'])(`shows all ${dishes} dishes on %s`, (route) => {
  const text = textOf(site.page(route).root);
  const names = Array.from({ length: dishes }, (_, index) => `Dish ${index + 1} `);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test(`shows all ${OUTLETS_PER_CITY} outlets on each city page`, () => {
  for (const route of routesUnder(/^\/franchises-list(\/[^/]+){3}\/$/)) {
    const text = textOf(site.page(route).root);
    for (let number = 1; number <= OUTLETS_PER_CITY; number += 1) {
      expect(text, route).toContain(`Outlet ${number} `);
    }
  }
});

test('brings no element of the content into a page', () => {
  const entered = [...site.pages()].filter((page) => findAll(page, HOSTILE_TAG).length > 0);
  expect(entered.map(({ route }) => route)).toEqual([]);
});

test('shows every text as text in feed, sitemap and manifest', () => {
  const files = site.files.filter((file) => /\.(xml|webmanifest)$/.test(file));
  expect(files.filter((file) => site.read(file).includes(`<${HOSTILE_TAG}`))).toEqual([]);
});

test('keeps every page whole, its languages marked, and without handlers or addresses that are code', () => {
  expect(findFaults(site, FIXTURE_SITE_URL)).toEqual([]);
});
