import { expect, test } from '../fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { holdRequests, ISLAND_FILES, press } from '../fixtures/islands.ts';
import { longUnless } from '../fixtures/long.ts';
import {
  expectSelected,
  expectShown,
  groupOf,
  openTabs,
  STRIPS,
  tabsOf,
} from '../fixtures/tabs.ts';

test('choosing a tab after hydration does not move the page', async ({ page, hasTouch }) => {
  const group = await openTabs(page, '/menu/', 'hydrated');
  await waitForFonts(page);
  await tabsOf(group).nth(1).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await press(tabsOf(group).nth(1), 'pointer', hasTouch);
  await expectSelected(group, 1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('before hydration, a chosen panel leaves the tabs in sight', async ({ page, hasTouch }) => {
  const group = await openTabs(page, '/menu/', 'pending');
  await waitForFonts(page);
  await press(tabsOf(group).nth(1), 'pointer', hasTouch);
  await expectShown(group, 1);
  await expect(tabsOf(group).nth(1)).toBeInViewport({ ratio: 1 });
  const header = await page.locator('header').first().boundingBox();
  const tab = await tabsOf(group).nth(1).boundingBox();
  expect(tab?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

for (const [route, count] of STRIPS) {
  for (const isHeld of [true, false]) {
    const when = isHeld ? 'while its files are on their way' : 'which hydrates it';
    test(`the first press on a tab of ${route} ${when} leaves the strip where it is${longUnless(route === '/menu/')}`, async ({
      page,
      hasTouch,
    }) => {
      if (isHeld) await holdRequests(page, ISLAND_FILES);
      for (let index = 0; index < count; index += 1) {
        await page.goto(route);
        const group = groupOf(page, index);
        const tab = tabsOf(group).nth(1);
        await waitForFonts(page);
        await tab.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const top = () => tab.evaluate((link) => Math.round(link.getBoundingClientRect().top));
        const before = await top();
        await press(tab, 'pointer', hasTouch);
        await expectShown(group, 1);
        expect(await top()).toBe(before);
        if (isHeld) continue;
        await expectSelected(group, 1);
        expect(await top()).toBe(before);
      }
    });
  }
}
