import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { longUnless } from './fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { expectNoViolations, walkThrough } from './fixtures/walk.ts';

const kinds = routeOfEachKind();

/**
 * `npm test` scans one page per feature, some of them in another language; `test:long` scans every page.
 */
const SHORT = ['/gu/', '/menu/', '/services/', '/ready-to-eat/', '/testimonial/', '/hi/contact/'];
const SHORT_KINDS = /^\/(?:blog-single\/.+|franchise-details|franchises-list)\/$/;
const isShort = (route: string) =>
  SHORT.includes(route) || (kinds.includes(route) && SHORT_KINDS.test(route));

/** Replaces API texts with one long word; returns by how many pixels the page is then too wide. */
const overflowWithLongWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fromApi = '[data-panel], .strip, article, figure, details, main nav, [data-face]';
    const ours = 'form, script, style, .breadcrumb, aside a';
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isOurs = text.parentElement?.closest(ours) || !text.parentElement?.closest(fromApi);
      if (!isOurs && text.textContent?.trim()) text.textContent = 'Farsan'.repeat(12);
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });

// Nothing may move during an axe scan.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of openTestSite().routes) {
  test(`${route} passes an axe scan and fits 320 px${longUnless(isShort(route))}`, async ({
    page,
  }) => {
    await walkThrough(page, route);
    await expectNoViolations(page);
    await waitForFonts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowWithLongWords(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  for (const route of kinds) {
    test(`${route} loads without faults and passes an axe scan${longUnless(route === '/')}`, async ({
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
    test(`${route} loads without faults${longUnless(route === '/')}`, ({ page }) =>
      walkThrough(page, route));
  }
});
