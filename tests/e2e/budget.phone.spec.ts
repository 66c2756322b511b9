import { expect, test } from '@playwright/test';
import { checkBudgets } from '../../src/bench/checkBudgets';
import { measureRoute } from '../../src/bench/measureRoute';
import { testSetting } from '../fixtures/builtSite';
import { routeOfEachKind } from '../fixtures/walk';
import { wholeChromium } from '../fixtures/wholeChromium';

test.use({ launchOptions: wholeChromium });

for (const route of await routeOfEachKind()) {
  test(`the first view of ${route} keeps its budgets`, async ({ browser }) => {
    const measurement = await measureRoute(browser, testSetting('TEST_SITE_ORIGIN'), route);
    expect(checkBudgets(measurement)).toEqual([]);
  });
}
