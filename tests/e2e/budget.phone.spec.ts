import { expect, test } from './fixtures/siteTest.ts';
import { costOf, findFaults } from '#/tools/bench/budgets.ts';
import { measureHydration, routesOfIslands } from '#/tools/bench/hydration.ts';
import { measurePages } from '#/tools/bench/measureRoute.ts';
import { openTestSite, testSetting } from '../fixtures/builtSite.ts';
import { findAll } from '../fixtures/htmlPage.ts';
import { longUnless } from './fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { findLateShifts } from './fixtures/slowArrivals.ts';
import { wholeChromium } from './fixtures/wholeChromium.ts';

// One after another: starting the full browser takes long.
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: wholeChromium });

const origin = testSetting('TEST_SITE_ORIGIN');
const site = openTestSite();
const routes = await routeOfEachKind();
const others = routes.filter((route) => route !== '/');

/** Several pages are visited at a time, and each waits for seconds. */
const VISITS_MS = 600_000;

for (const [pages, measured, chosen] of [
  ['home', ['/', '/gu/'], ['/']],
  ['every other kind of page @long', others, others],
] as const) {
  test(`the first view of ${pages} keeps its budgets`, async ({ browser }) => {
    test.setTimeout(VISITS_MS);
    const measurements = await measurePages(browser, origin, measured);
    expect(findFaults(measurements.map((measurement) => costOf(measurement)))).toEqual([]);
  });

  test(`late fonts and pictures move nothing on ${pages}`, async ({ browser }) => {
    test.setTimeout(VISITS_MS);
    expect(await findLateShifts(browser, origin, chosen)).toEqual([]);
  });
}

const pages = routes.map((route) => {
  const islands = findAll(site.page(route), 'astro-island');
  const files = islands.map((island) => island.attribs['component-url'] ?? '');
  return { route, islands: files.map((file) => file.replace(/^\/_astro\/(\w+).*/, '$1')) };
});

for (const [island, route] of routesOfIslands(pages)) {
  test(`the first hydration of ${island} on ${route} keeps its budget${longUnless(island === 'FormIsland')}`, async ({
    browser,
  }) => {
    const hydration = await measureHydration(browser, origin, island, route);
    expect(findFaults([hydration])).toEqual([]);
  });
}
