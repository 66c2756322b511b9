import { afterAll, expect, test } from 'vitest';
import { makeAwkwardContent } from '../fixtures/awkwardContent.ts';
import { buildFixture, emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  sectionUnder,
  structuredDataOf,
  textOf,
  textsByRole,
  textsIn,
  type Element,
} from '../fixtures/htmlPage.ts';
import { findFaults } from '../fixtures/siteFaults.ts';
import { testOf } from '../fixtures/testSite.ts';

const api = await startFixtureApi(makeAwkwardContent());
afterAll(() => api.close());
api.setFault('/api/blog/broken', '500');
const folder = await emptyBuildFolder('awkward');
const site = await buildFixture({ api, folder, allowContentErrors: true });

/** The tags of an element and of all in it. */
const tagsOf = (element: Element) =>
  JSON.stringify(elementsIn(element).map(({ name, attribs }) => [name, attribs]));

const textOn = (route: string): string => textOf(site.page(route).root);

test.each([
  ['/services/', 'No description available'],
  ['/services/', 'No key features available.'],
  ['/faqs/', 'No FAQs available.'],
  ['/franchise-details/', 'No key features available.'],
  ['/franchise-details/', 'No FAQs available.'],
  ['/franchises-list/india/gujarat/vadodara/', 'N/A'],
  ['/franchises-list/india/gujarat/bhuj/', 'No franchises available in Bhuj, Gujarat, India.'],
])('shows on %s what stands in for a missing value: %s', (route, fallback) => {
  expect(textOn(route)).toContain(fallback);
});

test('prints a price only where it may be shown, and a dash on the services page otherwise', () => {
  const items = textsIn(sectionUnder(site.page('/services/'), 'What a counter sells'), 'li');
  expect(items.find((item) => item.includes('Khandvi'))).toContain('₹60');
  expect(items.find((item) => item.includes('Masala chai'))).toContain('Masala chai -');
  expect(textOn('/menu/')).not.toContain('₹20');
});

test('prints the words of HTML, and none of its tags', () => {
  expect(textOn('/services/')).toContain('Fafda & jalebi ₹120');
  expect(textOn('/services/')).toContain('Fried thin.');
  for (const { route, root } of site.pages()) {
    expect(textOf(root), route).not.toMatch(/<\/?(?:p|b|em)>/);
  }
});

test('shows the allergens of a dish, and in the kitchen’s words where one of them is unknown', () => {
  expect(textOn('/menu/')).toContain('May contain milk and soy');
  expect(textOn('/menu/')).toContain(
    'Allergens as stated by the kitchen: Contains: cow milk, lupin',
  );
});

testOf('/blog/')(
  'has the same order of posts on home, blog and in the feed, future posts included',
  () => {
    const linked = (html: string) => [
      ...new Set([...html.matchAll(/\/blog-single\/([^/"]+)\//g)].map(([, id]) => id)),
    ];
    const order = ['next-year', 'today', '1'];
    const missing = ['gone', 'broken'];
    expect(linked(site.read('blog/index.html'))).toEqual([...order, ...missing]);
    expect(linked(site.read('rss.xml'))).toEqual(order);
    expect(linked(site.read('index.html'))).toEqual(order);
  },
);

test.each([
  ['/services/', 'https://www.youtube.com/watch?v=fafda'],
  ['/video-gallery/', 'https://vimeo.com/10'],
])('links on %s out to a page that plays a video', (route, href) => {
  const link = findAll(site.page(route), 'a').find((one) => attributeOf(one, 'href') === href);
  expect(link && attributeOf(link, 'target')).toBe('_blank');
  expect(link && attributeOf(link, 'data-video')).toBeUndefined();
});

test('shows the first and the third paragraph of a post and neither the second nor the fourth', () => {
  const text = textOn('/blog-single/1/');
  expect(text).toContain('First paragraph.');
  expect(text).toContain('Third paragraph.');
  expect(text).not.toContain('Second paragraph.');
  expect(text).not.toContain('Fourth paragraph.');
});

test('shows no date where none can be read', () => {
  const [post] = findAll(site.page('/blog-single/1/'), 'article');
  expect(post && textsIn(post, 'time')).toEqual([]);
});

test('says on the page of a post whose body is gone: Blog not found.', () => {
  expect(textOn('/blog-single/gone/')).toContain('Blog not found.');
});

test('alerts on the page of a post whose body fails', () => {
  expect(textsByRole(site.page('/blog-single/broken/'), 'alert')).toEqual([
    'Failed to load blog. Please try again later.',
  ]);
});

test.each(['/blog-single/gone/', '/blog-single/broken/'])(
  'keeps a post that could not be fetched out of files for machines: %s',
  (route) => {
    expect(JSON.stringify(structuredDataOf(site.page(route)))).not.toContain('BlogPosting');
    for (const file of ['sitemap-0.xml', 'rss.xml']) expect(site.read(file)).not.toContain(route);
  },
);

test.each([
  ['/blog-single/1/', 1],
  ['/blog-single/gone/', 0],
  ['/blog-single/broken/', 0],
])('asks to share only a post that is there: %s', (route, count) => {
  expect(textOn(route).split('Share this post')).toHaveLength(count + 1);
});

test('puts a drawing in place of every missing picture', () => {
  const isPlace = (element: Element) => attributeOf(element, 'class') === 'fallback';
  const isBare = (place: Element) => !elementsIn(place).some(({ tagName }) => tagName === 'svg');
  const places = [...site.pages()].flatMap(({ route, elements }) =>
    elements.filter(isPlace).map((place) => ({ route, isBare: isBare(place) })),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => place.isBare)).toEqual([]);
});

test('puts nine drawings in turn in place of missing video pictures', () => {
  const drawings = findAll(site.page('/video-gallery/'), 'span')
    .filter((element) => attributeOf(element, 'class') === 'fallback')
    .map((place) => tagsOf(place));
  expect(drawings).toHaveLength(11);
  expect(new Set(drawings)).toHaveProperty('size', 9);
  expect(drawings[9]).toBe(drawings[0]);
});

test('keeps every page whole, with ids of its own and each language marked', () => {
  expect(findFaults(site, FIXTURE_SITE_URL)).toEqual([]);
});
