import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import { watchShifts } from '../fixtures/layoutShifts.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { cutsOf, openInPieces } from '../fixtures/pausedPage.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';

/** Below the header the page pauses before each of the first tags, and before some of the later ones. */
const FIRST_TAGS = 32;
const PAUSES = 8;
/** Layout shifts are reported in hundredths. */
const LEAST_SHIFT = 0.005;

const site = openTestSite();

async function listShifts(page: Page, html: string, cuts: number[]) {
  await page.addInitScript(watchShifts);
  await openInPieces(page, html, cuts);
  return page.evaluate(() => window.layoutShifts);
}

test('whatever of the header is there stays in its place while the rest arrives @long', async ({
  page,
}) => {
  const { html } = site.page('/contact/');
  expect(await listShifts(page, html, cutsOf(html).inHeader)).toEqual([]);
});

for (const route of await routeOfEachKind()) {
  test(`what is there of ${route} stays in its place while the rest arrives @long`, async ({
    page,
  }) => {
    const { html } = site.page(route);
    const { below } = cutsOf(html);
    const step = Math.ceil(below.length / PAUSES);
    const shifts = await listShifts(
      page,
      html,
      below.filter((_, index) => index < FIRST_TAGS || index % step === 0),
    );
    const isSeen = shifts.reduce((sum, { value }) => sum + value, 0) >= LEAST_SHIFT;
    expect(isSeen ? shifts : []).toEqual([]);
  });
}
