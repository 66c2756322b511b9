import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture, emptyBuildFolder, FIXTURE_SITE_URL } from '../fixtures/buildFixture';
import type { BuiltSite } from '../fixtures/builtSite';
import { startFixtureApi, type FixtureApi } from '../fixtures/fixtureApi';
import { HOSTILE_TAG, makeHostileContent } from '../fixtures/hostileContent';
import { attributeOf, findAll, sourceOf, textOf } from '../fixtures/htmlPage';
import {
  checkHead,
  checkHeadings,
  checkIds,
  checkIslands,
  checkLinks,
  checkOwnFiles,
  checkPictures,
  checkPolicy,
  checkSafety,
  checkStructuredData,
  survey,
  type PageCheck,
} from '../fixtures/siteFaults';

const BUILD_MS = 600_000;
const content = makeHostileContent();

/** Elements and scripts that the content, not we, brought into a page. */
const checkIntruders: PageCheck = (page) => [
  ...findAll(page, HOSTILE_TAG).map(() => 'holds an element of the content'),
  ...findAll(page, 'script')
    .filter((script) => !/json$/.test(attributeOf(script, 'type') ?? ''))
    .filter((script) => sourceOf(script).includes('hacked'))
    .map(() => 'holds a script of the content'),
];

let api: FixtureApi;
let site: BuiltSite;
let faults: (name: 'whole' | 'links' | 'safety' | 'intruders') => string[];

beforeAll(async () => {
  api = await startFixtureApi(content);
  const folder = await emptyBuildFolder('hostile');
  ({ site } = await buildFixture({ api, folder }));
  const whole = [
    checkHeadings,
    checkHead(FIXTURE_SITE_URL),
    checkIds,
    checkPictures,
    checkIslands,
    checkPolicy,
    checkOwnFiles,
    checkStructuredData,
  ];
  faults = survey(site, {
    whole: (page) => whole.flatMap((check) => check(page)),
    links: checkLinks(site),
    safety: checkSafety,
    intruders: checkIntruders,
  });
}, BUILD_MS);

afterAll(() => api.close());

const routesUnder = (pattern: RegExp) => site.routes.filter((route) => pattern.test(route));

test('has a page for each of 2,000 posts', () => {
  expect(routesUnder(/^\/blog-single\/[^/]+\/$/)).toHaveLength(2000);
});

test('has a page for each of 4 countries, 40 states and 400 cities', () => {
  const levels = [1, 2, 3].map((depth) => new RegExp(`^/franchises-list(/[^/]+){${depth}}/$`));
  expect(levels.map((level) => routesUnder(level).length)).toEqual([4, 40, 400]);
});

test('has 84 list pages of 24 posts', () => {
  expect(routesUnder(/^\/blog\/(page\/\d+\/)?$/)).toHaveLength(84);
});

test.each(['/menu/', '/services/'])('shows all 600 dishes on %s', (route) => {
  const text = textOf(site.page(route).root);
  const missing = content['/api/food'].filter((_, index) => !text.includes(`Dish ${index + 1} `));
  expect(missing).toEqual([]);
});

test('shows all 4,000 outlets, ten on each city page', () => {
  for (const route of routesUnder(/^\/franchises-list(\/[^/]+){3}\/$/)) {
    const text = textOf(site.page(route).root);
    for (const number of [1, 5, 10]) expect(text, route).toContain(`Outlet ${number} `);
  }
});

test('shows every text as text in feed, sitemap and manifest', () => {
  const isRaw = (file: string) => site.read(file).includes(`<${HOSTILE_TAG}`);
  expect(site.files.filter((file) => /\.(xml|webmanifest)$/.test(file) && isRaw(file))).toEqual([]);
});

test('brings no element and no script of the content into a page', () => {
  expect(faults('intruders')).toEqual([]);
});

test('keeps no handler and no address that is code', () => {
  expect(faults('safety')).toEqual([]);
});

test('keeps every page whole', () => {
  expect(faults('whole')).toEqual([]);
});

test('links only to what is there', () => {
  expect(faults('links')).toEqual([]);
});
