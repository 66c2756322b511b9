import { expect, test } from '@playwright/test';
import { checkSlowArrivals, measureSlowArrivals } from '../../src/bench/slowArrivals';
import { openTestSite, testSetting } from '../fixtures/builtSite';

const origin = testSetting('TEST_SITE_ORIGIN');

for (const route of openTestSite().routes) {
  test(`fonts and pictures that come last move nothing on ${route}`, async ({ browser }) => {
    expect(checkSlowArrivals(await measureSlowArrivals(browser, origin, route))).toEqual([]);
  });
}
