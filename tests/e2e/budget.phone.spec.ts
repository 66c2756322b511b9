import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { checkBudgets } from '../../src/bench/checkBudgets';
import { fileOf } from '../../src/bench/listRoutes';
import { measureRoute } from '../../src/bench/measureRoute';
import { measureWake, placesOfIslands } from '../../src/bench/measureWake';
import { checkWakes } from '../../src/bench/reportRun';
import { checkSlowArrivals, measureSlowArrivals } from '../../src/bench/slowArrivals';
import { testSetting } from '../fixtures/builtSite';
import { routeOfEachKind } from '../fixtures/walk';
import { wholeChromium } from '../fixtures/wholeChromium';

test.use({ launchOptions: wholeChromium });

const routes = await routeOfEachKind();

for (const route of routes) {
  test(`the first view of ${route} keeps its budgets, and late fonts and pictures move nothing`, async ({
    browser,
  }) => {
    const origin = testSetting('TEST_SITE_ORIGIN');
    const [measurement, arrivals] = await Promise.all([
      measureRoute(browser, origin, route),
      measureSlowArrivals(browser, origin, route),
    ]);
    expect(checkBudgets(measurement)).toEqual([]);
    expect(checkSlowArrivals(arrivals)).toEqual([]);
  });
}

const pages = await Promise.all(
  routes.map(async (route) => {
    const html = await readFile(fileOf(testSetting('TEST_SITE_DIR'), route), 'utf8');
    const islands = html.matchAll(/component-url="\/_astro\/(\w+)/g);
    return { route, islands: Array.from(islands, ([, island = '']) => island) };
  }),
);

for (const place of placesOfIslands(pages)) {
  test(`the first wake of ${place.island} on ${place.route} keeps its budget`, async ({
    browser,
  }) => {
    const wake = await measureWake(browser, testSetting('TEST_SITE_ORIGIN'), place);
    expect(checkWakes([wake])).toEqual([]);
  });
}
