import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder, FIXTURE_COOKIE_PATH } from '../fixtures/buildFixture.ts';
import type { BuiltSite } from '../fixtures/builtSite.ts';
import { makeContent, plainFlavour, SMALL, type ContentSizes } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  only,
  textOf,
  type HtmlPage,
} from '../fixtures/htmlPage.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { checkStructure } from '../fixtures/structureFaults.ts';

const NOTHING: ContentSizes = {
  ...SMALL,
  dishes: 0,
  posts: 0,
  members: 0,
  faqCategories: 0,
  pictures: 0,
  videos: 0,
  benefits: 0,
  states: 0,
};
const BUILD_MS = 600_000;

let api: FixtureApi;
let site: BuiltSite;

beforeAll(async () => {
  api = await startFixtureApi(makeContent(NOTHING, plainFlavour));
  const folder = await emptyBuildFolder('empty');
  ({ site } = await buildFixture({ api, folder }));
}, BUILD_MS);

afterAll(() => api.close());

test.for([
  ['/', 'No dishes available.'],
  ['/', 'Blog not found.', '/blog/'],
  ['/', 'No categories available'],
  ['/menu/', 'No categories available'],
  ['/services/', 'No categories available'],
  ['/blog/', 'Blog not found.'],
  ['/about/', 'No team members available.', '/teams/'],
  ['/teams/', 'No team members available.'],
  ['/chef-single/', 'No team members available.'],
  ['/faqs/', 'No FAQs available.'],
  ['/image-gallery/', 'No Images Found'],
  ['/video-gallery/', 'No videos available.'],
  ['/franchise-details/', 'No franchise benefits available.'],
  ['/franchises-list/', 'Select a country to view franchises'],
] as const)('says on %s: %s', ([route, message, about = route], { skip }) => {
  skip(isLeftOut(about), `This site has no ${about}`);
  expect(textOf(site.page(route).root)).toContain(message);
});

test('offers the three dropdowns of the franchises list without a franchise', () => {
  const names = [...elementsIn(only(site.page('/franchises-list/'), 'main'))]
    .filter(({ tagName }) => tagName === 'select')
    .map((select) => attributeOf(select, 'name'));
  expect(names).toEqual(['country', 'state', 'city']);
});

test('shows no alert for empty lists', () => {
  // Live regions of forms and the video dialog are empty at first; others are hidden until they are
  // needed.
  const isSpeaking = (element: HtmlPage['elements'][number]) =>
    attributeOf(element, 'role') === 'alert' &&
    attributeOf(element, 'hidden') === undefined &&
    textOf(element) !== '';
  const alerting = [...site.pages()].filter(({ elements }) => elements.some(isSpeaking));
  expect(alerting.map(({ route }) => route)).toEqual([]);
});

test("loads React as visitors need it, whatever the building process's NODE_ENV is", () => {
  expect(process.env.NODE_ENV).toBe('test');
  const [react = ''] = site.files.filter((file) => /^_astro\/react\./.test(file));
  // React's production build has links in place of its messages.
  expect(site.read(react)).toContain('react.dev/errors');
});

test('tells each form where the API gives its CSRF cookie', () => {
  for (const route of ['/contact/', '/franchise-details/', '/ready-to-eat/'].filter(
    (each) => !isLeftOut(each),
  )) {
    const props = findAll(site.page(route), 'astro-island').map(
      (island) => attributeOf(island, 'props') ?? '',
    );
    const address = JSON.stringify([0, api.origin + FIXTURE_COOKIE_PATH]);
    expect(props.filter((text) => text.includes(`"cookieUrl":${address}`))).toHaveLength(1);
  }
});

test('leaves no empty list and no section without a name', () => {
  const faults = [...site.pages()].flatMap((page) =>
    checkStructure(page).map((fault) => `${page.route}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
