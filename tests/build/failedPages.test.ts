import { afterAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder, FIXTURE_COOKIE_PATH } from '../fixtures/buildFixture.ts';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { attributeOf, findAll, textOf, textsByRole } from '../fixtures/htmlPage.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';

const api = await startFixtureApi(makeContent(SMALL));
afterAll(() => api.close());
for (const endpoint of LIST_ENDPOINTS) api.setFault(endpoint, '500');
const folder = await emptyBuildFolder('failed');
const site = await buildFixture({ api, folder, allowContentErrors: true });

test.for([
  ['/', 'Error fetching menu items: HTTP 500'],
  ['/', 'Failed to load blogs. Please try again later.', '/blog/'],
  ['/menu/', 'Error fetching menu items: HTTP 500'],
  ['/services/', 'Failed to load menu items. Please try again later.'],
  ['/blog/', 'Failed to load blogs. Please try again later.'],
  ['/about/', 'Server error: 500 Internal Server Error', '/teams/'],
  ['/teams/', 'Server error: 500 Internal Server Error'],
  ['/chef-single/', 'Server error: 500 Internal Server Error'],
  ['/faqs/', 'Failed to fetch FAQs.'],
  ['/image-gallery/', 'Failed to load gallery items. Please try again later.'],
  ['/video-gallery/', 'Failed to load videos. Please check the server.'],
  ['/franchise-details/', 'Failed to fetch franchise benefits.'],
  ['/franchises-list/', 'Error fetching franchises: HTTP 500'],
] as const)('alerts on %s: %s', ([route, message, about = route], { skip }) => {
  skip(isLeftOut(about), `This site has no ${about}`);
  expect(textsByRole(site.page(route), 'alert')).toContain(message);
});

test.each([
  ['/menu/', 'No categories available'],
  ['/services/', 'No categories available'],
  ['/blog/', 'Blog not found.'],
  ['/teams/', 'No team members available.'],
  ['/faqs/', 'No FAQs available.'],
  ['/image-gallery/', 'No Images Found'],
  ['/video-gallery/', 'No videos available.'],
  ['/franchise-details/', 'No franchise benefits available.'],
])('does not call %s empty when it failed', (route, message) => {
  expect(textOf(site.page(route).root)).not.toContain(message);
});

test("loads React as visitors need it, whatever the building process's NODE_ENV is", () => {
  expect(process.env.NODE_ENV).toBe('test');
  const [react = ''] = site.files.filter((file) => /^_astro\/react\./.test(file));
  // React's production build has links in place of its messages.
  expect(site.read(react)).toContain('react.dev/errors');
});

test.each(['/contact/', '/franchise-details/', '/ready-to-eat/'])(
  'tells the form on %s where the API gives its CSRF cookie',
  (route) => {
    const props = findAll(site.page(route), 'astro-island').map(
      (island) => attributeOf(island, 'props') ?? '',
    );
    const address = JSON.stringify([0, api.origin + FIXTURE_COOKIE_PATH]);
    expect(props.filter((text) => text.includes(`"cookieUrl":${address}`))).toHaveLength(1);
  },
);
