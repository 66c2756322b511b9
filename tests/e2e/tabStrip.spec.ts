import type { Locator, Page } from 'playwright/test';
import { messagesIn } from '#/messages/messages.ts';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { holdRequests, ISLAND_FILES, press, hydrate, watchComplaints } from './fixtures/islands.ts';

/** Finds a tab strip with its panels. */
const groupOf = (page: Page, index = 0) => page.locator('[data-tabs]').nth(index);
const stripOf = (group: Locator) => group.locator('astro-island').first();
const tabsOf = (group: Locator) => group.locator('.strip a');
const panelsOf = (group: Locator) => group.locator('.panels > *');

/** Returns the indexes of the visible panels. */
const shownPanels = (group: Locator): Promise<number[]> =>
  panelsOf(group).evaluateAll((panels) =>
    panels.flatMap((panel, index) => {
      const isShown = panel.checkVisibility({ visibilityProperty: true });
      return isShown && panel.getBoundingClientRect().height > 0 ? [index] : [];
    }),
  );

/** Expects exactly this panel to be visible. */
const expectShown = (group: Locator, index: number) =>
  expect.poll(() => shownPanels(group)).toEqual([index]);

/** Expects exactly this panel to be visible, and its tab to be selected. */
async function expectSelected(group: Locator, index: number) {
  await expectShown(group, index);
  const tab = tabsOf(group).nth(index);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(group.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(group.getByRole('tabpanel')).toHaveCount(1);
  await expect(tab).toHaveAttribute('tabindex', '0');
}

/** Opens a page and hydrates its first tab group. */
async function openTabs(page: Page, route: string) {
  await page.goto(route);
  const group = groupOf(page);
  await hydrate(stripOf(group));
  await expect(tabsOf(group).first()).toHaveRole('tab');
  return group;
}

test('the two strips of services work independently', async ({ page, hasTouch }) => {
  const complaints = watchComplaints(page);
  await page.goto('/services/');
  await waitForFonts(page);
  const [first, second] = [groupOf(page), groupOf(page, 1)];
  for (const group of [first, second]) {
    await expectShown(group, 0);
    await expect(tabsOf(group)).toHaveCount(await panelsOf(group).count());
    await hydrate(stripOf(group));
    await expect(tabsOf(group).first()).toHaveRole('tab');
    await expectSelected(group, 0);
  }
  await press(tabsOf(first).nth(1), 'pointer', hasTouch);
  await expectShown(first, 1);
  await press(tabsOf(second).nth(2), 'pointer', hasTouch);
  await expectShown(second, 2);
  await expectShown(first, 1);
  expect(complaints).toEqual([]);
});

test('Back leaves the page after a press on a hydrated tab', async ({ page, hasTouch }) => {
  await page.goto('/404.html');
  const group = await openTabs(page, '/menu/');
  await press(tabsOf(group).nth(1), 'pointer', hasTouch);
  await press(tabsOf(group).nth(2), 'pointer', hasTouch);
  await expectShown(group, 2);
  const panel = await panelsOf(group).nth(2).getAttribute('id');
  await expect(page).toHaveURL(`/menu/#${encodeURI(panel ?? '')}`);
  await expect(tabsOf(group).nth(2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/404.html');
});

test('arrow keys, Home and End select tabs', async ({ page }) => {
  const group = await openTabs(page, '/menu/');
  const last = (await tabsOf(group).count()) - 1;
  await tabsOf(group).first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(group, index);
    await expect(tabsOf(group).nth(index)).toBeFocused();
  }
});

test('up and down select franchise benefits @long', async ({ page }) => {
  const group = await openTabs(page, '/franchise-details/#benefit-none');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: messagesIn('en').franchiseDetails.benefits.missing });
  await expect(alert).toBeVisible();
  await expect(group.getByRole('tab', { selected: true })).toHaveCount(0);
  await expect(group.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await tabsOf(group).first().focus();
  await page.keyboard.press('ArrowDown');
  await expectSelected(group, 1);
  await expect(alert).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expectSelected(group, 0);
});

test('a tab that was selected before hydration has the focus afterwards', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto('/about/');
  const group = groupOf(page);
  const tab = tabsOf(group).nth(1);
  await tab.focus();
  await page.keyboard.press('Enter');
  await expectShown(group, 1);
  release();
  await expectSelected(group, 1);
  await expect(tab).toBeFocused();
});
