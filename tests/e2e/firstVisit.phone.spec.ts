import { expect, test } from './fixtures/siteTest.ts';
import { sumOfShifts, hydrateAll, watchComplaints, watchShifts } from './fixtures/islands.ts';
import { longUnless } from './fixtures/long.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';

/** Together these pages have every island but the forms, of which `hydratingForms` tests the same. */
const SHORT = ['/services/', '/gu/franchises-list/'];

for (const route of routeOfEachKindInEachLanguage()) {
  test(`the islands of ${route} hydrate in place${longUnless(SHORT.includes(route))}`, async ({
    page,
  }) => {
    const complaints = watchComplaints(page);
    await page.goto(route);
    await watchShifts(page);
    await hydrateAll(page);
    expect(await sumOfShifts(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}
