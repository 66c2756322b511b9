import { test } from '../../fixtures/siteTest.ts';
import { longUnless } from '../../fixtures/long.ts';
import { routeOfEachKind } from '../../fixtures/routeOfEachKind.ts';
import { walkThrough } from '../../fixtures/walk.ts';

/** The pages on which most depends on scripts. */
const MOST_SCRIPTS = ['/', '/menu/', '/services/', '/franchises-list/', '/contact/'];

test.use({ javaScriptEnabled: false });

for (const route of await routeOfEachKind()) {
  test(`${route} opens whole and without a complaint${longUnless(MOST_SCRIPTS.includes(route))}`, async ({
    page,
  }) => {
    await walkThrough(page, route);
  });
}
