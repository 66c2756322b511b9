import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture';
import type { BuiltSite } from '../fixtures/builtSite';
import { makeContent, plainFlavour, SMALL, type ContentSizes } from '../fixtures/content';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi';
import { textOf, textsByRole } from '../fixtures/htmlPage';

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
  ({ site } = await buildFixture({ api, folder: await emptyBuildFolder('empty') }));
}, BUILD_MS);

afterAll(() => api.close());

test.each([
  ['/', 'No dishes available.'],
  ['/', 'Blog not found.'],
  ['/menu/', 'No dishes available.'],
  ['/services/', 'No categories available'],
  ['/blog/', 'Blog not found.'],
  ['/about/', 'No team members available.'],
  ['/teams/', 'No team members available.'],
  ['/chef-single/', 'No team members available.'],
  ['/faqs/', 'No FAQs available.'],
  ['/image-gallery/', 'No Images Found'],
  ['/video-gallery/', 'No videos available.'],
  ['/franchise-details/', 'No franchise benefits available.'],
])('says on %s: %s', (route, message) => {
  expect(textOf(site.page(route).root)).toContain(message);
});

test('alerts nobody where there is nothing to show', () => {
  const alerting = [...site.pages()].filter((page) => {
    // Forms and the video dialog have one that is still empty; a benefit's is hidden until it is missed.
    const silent = ['', 'Selected benefit not found.'];
    return textsByRole(page, 'alert').some((text) => !silent.includes(text));
  });
  expect(alerting.map(({ route }) => route)).toEqual([]);
});

test("loads React as visitors need it, whatever the building process's NODE_ENV is", () => {
  expect(process.env.NODE_ENV).toBe('test');
  const [renderer = ''] = site.files.filter((file) => /^_astro\/client\./.test(file));
  expect(site.read(renderer)).toContain('react.dev/errors'); // in place of the words of each message
});
