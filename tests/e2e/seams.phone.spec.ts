import { expect, test } from '../fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { longUnless } from '../fixtures/long.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { findSeams } from '../fixtures/seams.ts';

/** As on many phones. On such a screen few edges fall on whole pixels. */
const POINTS_PER_PIXEL = 2.625;
const SHORTEST = 30 * POINTS_PER_PIXEL;

test.use({ deviceScaleFactor: POINTS_PER_PIXEL, reducedMotion: 'reduce' });

for (const route of await routeOfEachKind()) {
  const long = longUnless(route === '/menu/');
  test(`no hairline shows between the blocks of ${route}${long}`, async ({ page }) => {
    await page.goto(route);
    await waitForFonts(page);
    expect(await findSeams(page, SHORTEST)).toEqual([]);
  });
}
