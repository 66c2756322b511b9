import { expect, test } from '../fixtures/siteTest.ts';
import { checkBudgets, checkHydrations, measurePages } from '#/tools/bench/costs.ts';
import { measureHydration, routesOfIslands } from '#/tools/bench/hydration.ts';
import { openTestSite, testSetting } from '../fixtures/builtSite.ts';
import { attributeOf, findAll } from '../fixtures/htmlPage.ts';
import { longUnless } from '../fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { checkSlowArrivals, measureSlowArrivals } from '../fixtures/slowArrivals.ts';
import { wholeChromium } from '../fixtures/wholeChromium.ts';

// One after another: starting the full browser takes long.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: wholeChromium });

const origin = testSetting('TEST_SITE_ORIGIN');
const routes = await routeOfEachKind();

/** Several pages are visited at a time, and each waits for seconds. */
const VISITS_MS = 600_000;

const KINDS = [
  ['home', ['/'], ''],
  ['every other kind of page', routes.filter((route) => route !== '/'), ' @long'],
] as const;

for (const [pages, chosen, tag] of [
  ...KINDS,
  ['home in Gujarati and Hindi', ['/gu/', '/hi/'], ''],
] as const) {
  test(`the first view of ${pages} keeps its budgets${tag}`, async ({ browser }) => {
    test.setTimeout(VISITS_MS);
    const measurements = await measurePages(browser, origin, chosen);
    expect(measurements.flatMap((measurement) => checkBudgets(measurement))).toEqual([]);
  });
}

for (const [pages, chosen, tag] of KINDS) {
  test(`late fonts and pictures move nothing on ${pages}${tag}`, async ({ browser }) => {
    test.setTimeout(VISITS_MS);
    const arrivals = await measureSlowArrivals(browser, origin, chosen);
    expect(checkSlowArrivals(arrivals)).toEqual([]);
  });
}

/** The parts below a dish's name in its card. */
const BELOW_NAME =
  /(<h3[^>]*><a[^>]*>[^<]*<\/a><\/h3>)<p[^>]*>[^<]*<\/p>(<span[^>]*>[^<]*<\/span>)?(?=<\/div><\/article>)/g;

test('dishes with nothing but a name bring no more files into the first view of home', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(BELOW_NAME, '$1');
    await route.fulfill({ response, body });
  });
  const lastFont = page.waitForResponse(/-600\.[^/]*\.woff2$/);
  await page.goto('/');
  await lastFont;
  await expect(page.getByRole('article').first()).toHaveText('Nylon khaman');
  const own = files.filter((file) => !/hind-(gujarati|devanagari)/.test(file));
  expect(own.length, files.join('\n')).toBeLessThanOrEqual(11);
});

const site = openTestSite();
const pages = routes.map((route) => {
  const files = findAll(site.page(route), 'astro-island').map((island) =>
    attributeOf(island, 'component-url'),
  );
  return { route, islands: files.map((file = '') => /\/(\w+)\.[^/]*$/.exec(file)?.[1] ?? '') };
});

for (const islandRoute of routesOfIslands(pages)) {
  const { island, route } = islandRoute;
  const long = longUnless(island === 'HeaderMenu');
  test(`the first hydration of ${island} on ${route} keeps its budget${long}`, async ({
    browser,
  }) => {
    const hydration = await measureHydration(browser, origin, islandRoute);
    expect(checkHydrations([hydration])).toEqual([]);
  });
}
