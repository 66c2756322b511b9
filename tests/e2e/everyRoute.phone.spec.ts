import { expect, test } from '../fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { longUnless } from '../fixtures/long.ts';
import { brokenWords, overflowWithLongWords } from '../fixtures/narrowPages.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { expectNoViolations, walkThrough } from '../fixtures/walk.ts';

const kinds = await routeOfEachKind();

/** `npm test` scans a page with each part, and on some of them another language; `test:long` every page. */
const SHORT = ['/gu/', '/menu/', '/services/', '/ready-to-eat/', '/testimonial/', '/hi/contact/'];
const SHORT_KINDS = /^\/(?:blog-single\/.+|franchise-details|franchises-list)\/$/;
const isShort = (route: string) =>
  SHORT.includes(route) || (kinds.includes(route) && SHORT_KINDS.test(route));

// A scan checks one moment: nothing may move during it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of openTestSite().routes) {
  test(`${route} opens whole, passes an axe scan and fits 320 px, with long words as well${longUnless(isShort(route))}`, async ({
    page,
  }) => {
    await walkThrough(page, route);
    await expectNoViolations(page);
    await waitForFonts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await brokenWords(page)).toEqual([]);
    expect(await overflowWithLongWords(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  for (const route of kinds) {
    test(`${route} opens whole and passes an axe scan${longUnless(route === '/')}`, async ({
      page,
    }) => {
      await walkThrough(page, route);
      await expectNoViolations(page);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of kinds) {
    test(`${route} opens whole${longUnless(route === '/')}`, ({ page }) =>
      walkThrough(page, route));
  }
});
