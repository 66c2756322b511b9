import { test } from '../../fixtures/siteTest.ts';
import { longUnless } from '../../fixtures/long.ts';
import { routeOfEachKind } from '../../fixtures/routeOfEachKind.ts';
import { expectNoViolations, walkThrough } from '../../fixtures/walk.ts';

// A scan checks one moment: nothing may move during it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of await routeOfEachKind()) {
  const long = longUnless(['/', '/contact/'].includes(route));
  test(`${route} opens whole, without a complaint, and passes an axe scan${long}`, async ({
    page,
  }) => {
    await walkThrough(page, route);
    await expectNoViolations(page);
  });
}
