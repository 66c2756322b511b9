import { expect, test, type Page } from '@playwright/test';
import { watchShifts } from '../../src/bench/watchShifts';
import { openTestSite } from '../fixtures/builtSite';
import { cutsOf, openInPieces } from '../fixtures/pausedPage';
import { routeOfEachKind } from '../fixtures/walk';

/** Of all tags below the header, those before which the page pauses. */
const PAUSES = 8;
/** Shifts are told in hundredths. */
const LEAST_SHIFT = 0.005;

const site = openTestSite();

async function listShifts(page: Page, html: string, cuts: number[]) {
  await page.addInitScript(watchShifts);
  await openInPieces(page, html, cuts);
  return page.evaluate(() => window.benchShifts);
}

test('whatever of the header is there stays in its place while the rest arrives', async ({
  page,
}) => {
  const { html } = site.page('/contact/');
  expect(await listShifts(page, html, cutsOf(html).inHeader)).toEqual([]);
});

for (const [part, route] of [
  ['the hero', '/'],
  ['the tabs', '/menu/'],
] as const) {
  test(`no tag of ${part} moves those before it`, async ({ page }) => {
    const { html } = site.page(route);
    const cuts = cutsOf(html).below.slice(0, 32);
    const shifts = await listShifts(page, html, cuts);
    expect(shifts.filter(({ value }) => value >= LEAST_SHIFT)).toEqual([]);
  });
}

for (const route of await routeOfEachKind()) {
  test(`what is there of ${route} stays in its place while the rest arrives`, async ({ page }) => {
    const { html } = site.page(route);
    const { below } = cutsOf(html);
    const step = Math.ceil(below.length / PAUSES);
    const shifts = await listShifts(
      page,
      html,
      below.filter((_, index) => index % step === 0),
    );
    const isSeen = shifts.reduce((sum, { value }) => sum + value, 0) >= LEAST_SHIFT;
    expect(isSeen ? shifts : []).toEqual([]);
  });
}
