import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { openSite, type BuiltSite } from '../fixtures/builtSite.ts';
import { LIST_ENDPOINTS, makeContent, plainFlavour, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi.ts';
import { textOf, textsByRole } from '../fixtures/htmlPage.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { testOf } from '../fixtures/testSite.ts';

const SAMPLE_WORD = 'only-in-the-sample';
const BUILD_MS = 600_000;

let down: FixtureApi;
let sample: FixtureApi;
let folder: string;
let site: BuiltSite;
let lonePost: string;

/** The names and contents of all files in a folder. */
async function contentsOf(directory: string): Promise<Record<string, string>> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? '']));
}

beforeAll(async () => {
  const image = () => null;
  const text = (label: string, index: number) => `${label} ${index + 1} ${SAMPLE_WORD}`;
  sample = await startFixtureApi(
    makeContent({ ...SMALL, posts: 1 }, { ...plainFlavour, image, text }),
  );
  down = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image }));
  for (const endpoint of LIST_ENDPOINTS) down.setFault(endpoint, '500');
  folder = await emptyBuildFolder('failed');
  const earlier = await buildFixture({ api: sample, folder, isSample: true });
  if (!isLeftOut('/blog/')) lonePost = textOf(earlier.site.page('/blog-single/1/').root);
  ({ site } = await buildFixture({ api: down, folder, allowContentErrors: true }));
}, BUILD_MS);

afterAll(async () => {
  await Promise.all([down.close(), sample.close()]);
});

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

testOf('/blog/')('says of a post that stands alone: No related blogs available.', () => {
  expect(lonePost).toContain('No related blogs available.');
});

test("never shows a word of the sample content in a real API's site", () => {
  const texts = site.files.filter((file) => /\.(html|xml|txt)$/.test(file));
  expect(texts.filter((file) => site.read(file).includes(SAMPLE_WORD))).toEqual([]);
});

test(
  'leaves the site that stands untouched when a build fails',
  async () => {
    const before = await contentsOf(join(folder, 'site'));
    await expect(buildFixture({ api: down, folder })).rejects.toThrow('/api/food: HTTP 500');
    expect(await contentsOf(join(folder, 'site'))).toEqual(before);
    expect(openSite(join(folder, 'site')).routes).toEqual(site.routes);
  },
  BUILD_MS,
);
