import { test } from '@playwright/test';
import { openTestSite } from '../../fixtures/builtSite.ts';
import { expectNoViolations, walkThrough } from '../../fixtures/walk.ts';

// A scan looks at one moment: nothing may turn meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of openTestSite().routes) {
  test(`${route} opens whole, without a complaint, and passes an axe scan`, async ({ page }) => {
    await walkThrough(page, route);
    await expectNoViolations(page);
  });
}
