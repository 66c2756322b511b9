import { expect, test } from '@playwright/test';
import { checkBudgets } from '../../src/bench/checkBudgets';
import { chooseRoutes } from '../../src/bench/chooseRoutes';
import { listRoutes } from '../../src/bench/listRoutes';
import { measureRoute } from '../../src/bench/measureRoute';
import { testSetting } from '../fixtures/builtSite';

const site = await listRoutes(testSetting('TEST_SITE_DIR'));

for (const route of chooseRoutes(site, { named: [], perKind: 1 })) {
  test(`the first view of ${route} keeps its budgets`, async ({ browser }) => {
    const measurement = await measureRoute(browser, testSetting('TEST_SITE_ORIGIN'), route);
    expect(checkBudgets(measurement)).toEqual([]);
  });
}
