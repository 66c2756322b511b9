import { expect, test } from '@playwright/test';
import { checkSlowArrivals, measureSlowArrivals } from '../../src/bench/slowArrivals';
import { testSetting } from '../fixtures/builtSite';
import { routeOfEachKind } from '../fixtures/walk';

const origin = testSetting('TEST_SITE_ORIGIN');

for (const route of await routeOfEachKind()) {
  test(`fonts and pictures that come last move nothing on ${route}`, async ({ browser }) => {
    expect(checkSlowArrivals(await measureSlowArrivals(browser, origin, route))).toEqual([]);
  });
}
