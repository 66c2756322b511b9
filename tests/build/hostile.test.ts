/** A site with long lists and with the content of careless and hostile editors. */
import { afterAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
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
import { messagesIn } from '#/messages/messages.ts';

const { finder, notices, post } = messagesIn('en');
const OUTLETS_PER_CITY = 12;

/** Enough items for every attack on every kind, and for more than one page of each list. */
const SIZES = {
  dishes: 25,
  categories: 12,
  posts: 48,
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

const content = makeHostileContent(SIZES);
// Two posts without a body: their own endpoints fail.
content['/api/blog'].unshift({ id: 'gone', title: 'Gone' }, { id: 'broken', title: 'Broken' });
// Items without the fields that have a fallback.
content['/api/food'].unshift({ id: 'bare', foodName: 'Dish 0', category: 'Bare' });
content['/api/faq'].unshift({ faqMainTitle: 'Bare', faqs: [] });
content['/api/franchise-benefits'].unshift({
  id: 'bare',
  title: 'Bare',
  faqs: [{ id: 1, question: 'Without a heading?', answer: 'No.' }],
});
content['/api/video'].splice(
  0,
  2,
  { id: 'page', title: 'Page', video: 'media/player' },
  { id: 'inside', video: 'http://192.168.0.9/a.mp4' },
);
const api = await startFixtureApi(content);
afterAll(() => api.close());
api.setFault('/api/blog/broken', '500');
api.setFault('/media/player', 'html');
const folder = await emptyBuildFolder('hostile');
const site = await buildFixture({ api, folder, allowContentErrors: true });

const routesUnder = (pattern: RegExp) => site.routes.filter((route) => pattern.test(route));
const textOn = (route: string): string => textOf(site.page(route).root);

testOf('/blog/')('has a page for each post', () => {
  expect(routesUnder(/^\/blog-single\/[^/]+\/$/)).toHaveLength(content['/api/blog'].length);
});

testOf('/franchises-list/')('has a page for each country, state and city', () => {
  const levels = [1, 2, 3].map((depth) => new RegExp(`^/franchises-list(/[^/]+){${depth}}/$`));
  expect(levels.map((level) => routesUnder(level).length)).toEqual([2, 4, 8]);
  const cities = routesUnder(/^\/franchises-list(\/[^/]+){2}\/city-[^/]+\/$/);
  expect(cities).toHaveLength(SIZES.cities);
  for (const route of cities) {
    const text = textOn(route);
    expect(text, route).toContain(finder.noNumber);
    for (let number = 1; number <= OUTLETS_PER_CITY; number += 1) {
      expect(text, route).toContain(`Outlet ${number} `);
    }
  }
});

test.each([
  ['/blog/', [24, 24, 2]],
  ['/image-gallery/', [24, 1]],
  ['/video-gallery/', [24, 1]],
])('divides %s into pages of %j items with different links and titles', (first, sizes) => {
  const routes = sizes.map((_, index) => (index === 0 ? first : `${first}page/${index + 1}/`));
  const pages = routes.map((route) => site.page(route));
  expect(pages.map((page) => findAll(page, 'article figure').length)).toEqual(sizes);
  expect(site.routes.filter((route) => route.startsWith(`${first}page/`))).toEqual(routes.slice(1));
  pages.forEach((page, index) => {
    const links = findAll(page, 'a').map((link) => link.attribs.href);
    expect(links).toEqual(expect.arrayContaining(routes.filter((_, at) => at !== index)));
    const nav = findAll(page, 'nav').find((part) => textsIn(part, 'a').includes('2'));
    const [previous, next] = ['prev', 'next'].map(
      (rel) => nav && elementsIn(nav).find((link) => link.attribs.rel === rel)?.attribs.href,
    );
    expect([previous, next]).toEqual([routes[index - 1], routes[index + 1]]);
    const current =
      nav && elementsIn(nav).filter((link) => link.attribs['aria-current'] === 'page');
    expect(current?.map(textOf)).toEqual([String(index + 1)]);
    if (index === 0) return;
    expect(findAll(page, 'title').map(textOf).join()).toContain(String(index + 1));
    expect(metaOf(page, 'description')).toContain(String(index + 1));
  });
});

test.each([
  ['/services/', notices.fallbacks.description, 2],
  ['/faqs/', notices.empty.faqs, 1],
  ['/franchise-details/', 'Without a heading?', 0],
])('%s says "%s" %i times', (route, text, times) => {
  expect(textOn(route).split(text)).toHaveLength(times + 1);
});

test.each(['/menu/', '/services/'])('shows all dishes on %s', (route) => {
  const text = textOn(route);
  const names = Array.from({ length: SIZES.dishes }, (_, index) => `Dish ${index + 1} `);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test('links a video that is a page, and none in a private network', () => {
  const page = site.page('/video-gallery/');
  const links = findAll(page, 'a').filter(({ attribs }) => attribs.href?.endsWith('/media/player'));
  expect(links.map(({ attribs }) => [attribs.target, attribs['data-video']])).toEqual([
    ['_blank', undefined],
  ]);
  expect(page.html).not.toContain('192.168.0.9');
  expect(textOf(findAll(page, 'figcaption')[1] ?? page.root)).toBe('Video 2');
});

test('renders no element from the content', () => {
  const entered = site.pages().filter((page) => findAll(page, HOSTILE_TAG).length > 0);
  expect(entered.map(({ route }) => route)).toEqual([]);
});

test('escapes every text in feed, sitemap and manifest', () => {
  const files = site.files.filter((file) => /\.(xml|webmanifest)$/.test(file));
  expect(files.filter((file) => site.read(file).includes(`<${HOSTILE_TAG}`))).toEqual([]);
});

test('every page passes all checks of a built site', () => {
  expect(findFaults(site, FIXTURE_SITE_URL)).toEqual([]);
});

test.each([
  ['/blog-single/gone/', notices.empty.posts],
  ['/blog-single/broken/', notices.failed.post],
])('shows a failure on %s, which is not in feed and sitemap', (route, message) => {
  expect(textOn(route)).toContain(message);
  const alerts = message === notices.empty.posts ? [] : [message];
  expect(textsByRole(site.page(route), 'alert')).toEqual(alerts);
  expect(textOn(route)).not.toContain(post.share);
  expect(JSON.stringify(structuredDataOf(site.page(route)))).not.toContain('BlogPosting');
  for (const file of ['sitemap-0.xml', 'rss.xml']) expect(site.read(file)).not.toContain(route);
});

/** Tells whether an element is the placeholder of a missing picture. */
const isPlace = (element: Element) =>
  element.attribs.class?.split(' ').includes('fallback') ?? false;

test('shows a drawing in place of every missing picture', () => {
  const isBare = (place: Element) => !elementsIn(place).some(({ tagName }) => tagName === 'svg');
  const places = site.pages().flatMap(({ elements }) => elements.filter(isPlace));
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter(isBare)).toEqual([]);
});
