/** A site of long lists, from the content of careless and hostile editors. */
import { afterAll, expect, test } from 'vitest';
import { AWKWARD_ITEMS } from '../fixtures/awkwardContent.ts';
import { buildFixture, emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
import { LIST_ENDPOINTS } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { HOSTILE_TAG, makeHostileContent } from '../fixtures/hostileContent.ts';
import {
  elementsIn,
  findAll,
  metaOf,
  structuredDataOf,
  textOf,
  textsByRole,
  textsIn,
  type Element,
} from '../fixtures/htmlPage.ts';
import { findFaults } from '../fixtures/siteFaults.ts';
import { testOf } from '../fixtures/testSite.ts';
import { languages } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';

const { format, finder, notices } = messagesIn('en');
const OUTLETS_PER_CITY = 12;

/** Enough for every attack on every kind of item, and for more than one page of each list. */
const SIZES = {
  dishes: 25,
  categories: 12,
  posts: 45,
  members: 20,
  faqCategories: 10,
  faqsPerCategory: 6,
  pictures: 24,
  videos: 14,
  benefits: 12,
  countries: 2,
  states: 4,
  cities: 8,
  outlets: 8 * OUTLETS_PER_CITY,
};

const content = makeHostileContent(SIZES);
for (const endpoint of LIST_ENDPOINTS) content[endpoint].unshift(...AWKWARD_ITEMS[endpoint]);
const api = await startFixtureApi(content);
afterAll(() => api.close());
api.setFault('/api/blog/broken', '500');
const folder = await emptyBuildFolder('hostile');
const site = await buildFixture({ api, folder, allowContentErrors: true });

const routesUnder = (pattern: RegExp) => site.routes.filter((route) => pattern.test(route));
const textOn = (route: string): string => textOf(site.page(route).root);

testOf('/blog/')('has a page for each post', () => {
  expect(routesUnder(/^\/blog-single\/[^/]+\/$/)).toHaveLength(content['/api/blog'].length);
});

testOf('/franchises-list/')('has a page for each country, state and city with its outlets', () => {
  const levels = [1, 2, 3].map((depth) => new RegExp(`^/franchises-list(/[^/]+){${depth}}/$`));
  expect(levels.map((level) => routesUnder(level).length)).toEqual([4, 6, 11]);
  const cities = routesUnder(/^\/franchises-list(\/[^/]+){2}\/city-[^/]+\/$/);
  expect(cities).toHaveLength(SIZES.cities);
  for (const route of cities) {
    const text = textOn(route);
    for (let number = 1; number <= OUTLETS_PER_CITY; number += 1) {
      expect(text, route).toContain(`Outlet ${number} `);
    }
  }
});

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
      const links = findAll(page, 'a').map((link) => link.attribs.href);
      expect(links).toEqual(expect.arrayContaining(routes.filter((_, at) => at !== index)));
      if (index === 0) return;
      expect(findAll(page, 'title').map(textOf).join()).toContain(String(index + 1));
      expect(metaOf(page, 'description')).toContain(String(index + 1));
    });
  },
);

test.each(['/menu/', '/services/'])('shows all dishes on %s', (route) => {
  const text = textOn(route);
  const names = Array.from({ length: SIZES.dishes }, (_, index) => `Dish ${index + 1} `);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test('brings no element of the content into a page', () => {
  const entered = site.pages().filter((page) => findAll(page, HOSTILE_TAG).length > 0);
  expect(entered.map(({ route }) => route)).toEqual([]);
});

test('shows every text as text in feed, sitemap and manifest', () => {
  const files = site.files.filter((file) => /\.(xml|webmanifest)$/.test(file));
  expect(files.filter((file) => site.read(file).includes(`<${HOSTILE_TAG}`))).toEqual([]);
});

test('keeps every page whole, its languages marked, and without handlers or addresses that are code', () => {
  expect(findFaults(site, FIXTURE_SITE_URL)).toEqual([]);
});

test.each([
  ['/services/', notices.fallbacks.description],
  ['/services/', notices.empty.keyFeatures],
  ['/services/', 'Masala chai -'],
  ['/services/', 'Fafda & jalebi ₹120'],
  ['/services/', 'Fried thin.'],
  ['/menu/', 'lupin'],
  ['/faqs/', notices.empty.faqs],
  ['/franchise-details/', notices.empty.keyFeatures],
  ['/franchise-details/', notices.empty.faqs],
  ['/franchises-list/india/gujarat/vadodara/', finder.noNumber],
  [
    '/franchises-list/india/gujarat/bhuj/',
    format(finder.noFranchisesIn, { location: 'Bhuj, Gujarat, India' }),
  ],
  ['/blog-single/undated/', 'First paragraph.'],
  ['/blog-single/undated/', 'Third paragraph.'],
  ['/blog-single/gone/', notices.empty.posts],
])('makes the best of an awkward item: %s says %s', (route, text) => {
  expect(textOn(route)).toContain(text);
});

test.each([
  ['/menu/', '₹20'],
  ['/blog-single/undated/', 'Second paragraph.'],
  ['/blog-single/undated/', 'Fourth paragraph.'],
  ['/blog-single/gone/', 'Share this post'],
  ['/blog-single/broken/', 'Share this post'],
])('does not show on %s: %s', (route, text) => {
  expect(textOn(route)).not.toContain(text);
});

testOf('/blog/')(
  'has posts in the order of the API, and the newest first on home and in the feed',
  () => {
    const linked = (file: string) => [
      ...new Set([...site.read(file).matchAll(/\/blog-single\/([^/"]+)\//g)].map(([, id]) => id)),
    ];
    expect(linked('blog/index.html').slice(0, 3)).toEqual(['undated', 'next-year', 'next-month']);
    for (const file of ['index.html', 'rss.xml'])
      expect(linked(file).slice(0, 2)).toEqual(['next-year', 'next-month']);
    expect(linked('rss.xml').at(-1)).toBe('undated');
  },
);

test.each([
  ['/services/', 'https://www.youtube.com/watch?v=fafda'],
  ['/video-gallery/', 'https://vimeo.com/10'],
])('links on %s out to a page that plays a video', (route, href) => {
  const link = findAll(site.page(route), 'a').find((one) => one.attribs.href === href);
  expect(link?.attribs.target).toBe('_blank');
  expect(link?.attribs['data-video']).toBeUndefined();
});

test('shows no date of a post where none can be read, and an alert where its body fails', () => {
  const [post] = findAll(site.page('/blog-single/undated/'), 'article');
  expect(post && textsIn(post, 'time')).toEqual([]);
  expect(textsByRole(site.page('/blog-single/broken/'), 'alert')).toEqual([notices.failed.post]);
});

test.each(['/blog-single/gone/', '/blog-single/broken/'])(
  'keeps a post that could not be fetched out of files for machines: %s',
  (route) => {
    expect(JSON.stringify(structuredDataOf(site.page(route)))).not.toContain('BlogPosting');
    for (const file of ['sitemap-0.xml', 'rss.xml']) expect(site.read(file)).not.toContain(route);
  },
);

/** Whether an element stands in for a missing picture. */
const isPlace = (element: Element) =>
  element.attribs.class?.split(' ').includes('fallback') ?? false;

test('draws a dish without a picture alike in every language', () => {
  const drawingsOn = (route: string) =>
    site
      .page(route)
      .elements.filter(isPlace)
      .map((place) => elementsIn(place).map((shape) => shape.attribs.d));
  const english = drawingsOn('/menu/');
  expect(english.length).toBeGreaterThan(SIZES.dishes);
  for (const { path } of languages) expect(drawingsOn(`${path}/menu/`)).toEqual(english);
});

test('puts a drawing in place of every missing picture, nine in turn for videos', () => {
  const isBare = (place: Element) => !elementsIn(place).some(({ tagName }) => tagName === 'svg');
  const places = site.pages().flatMap(({ elements }) => elements.filter(isPlace));
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(isBare)).toEqual([]);
  const drawings = site
    .page('/video-gallery/')
    .elements.filter(isPlace)
    .map((place) => JSON.stringify(elementsIn(place).map(({ name, attribs }) => [name, attribs])));
  expect(new Set(drawings.slice(0, 9))).toHaveProperty('size', 9);
  expect(drawings[9]).toBe(drawings[0]);
});
