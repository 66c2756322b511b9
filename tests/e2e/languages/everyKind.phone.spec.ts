import { expect, test } from '../../fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { languages } from '#/words/languages.ts';
import { testSetting } from '../../fixtures/builtSite.ts';
import { longUnless } from '../../fixtures/long.ts';
import { brokenWords, overflowWithLongWords } from '../../fixtures/narrowPages.ts';
import { routeOfEachKind } from '../../fixtures/routeOfEachKind.ts';
import { expectNoViolations, walkThrough } from '../../fixtures/walk.ts';

/** The pages that `npm test` covers in each language; `test:long` covers all. */
const SHORT = /^\/\w\w\/(contact\/)?$/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages.slice(1)) {
  for (const route of await routeOfEachKind(testSetting('TEST_SITE_DIR'), language)) {
    test(`${route} opens whole, passes an axe scan and fits 320 px, with long words as well${longUnless(SHORT.test(route))}`, async ({
      page,
    }) => {
      await walkThrough(page, route);
      await expectNoViolations(page);
      await waitForFonts(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await brokenWords(page)).toEqual([]);
      expect(await overflowWithLongWords(page)).toBeLessThanOrEqual(0);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(`${route} opens whole${longUnless(SHORT.test(route))}`, async ({ page }) => {
        await walkThrough(page, route);
      });
    });
  }
}
