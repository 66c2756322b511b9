/** Sliders, tabs, menu and finder in a browser without the features that Firefox 115 lacks. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { islandsNamed, press, hydrate, watchComplaints } from './fixtures/islands.ts';
import { openSlider, shownPack, TURN_EVERY_MS, TURN_MS } from './fixtures/sliders.ts';

const business = businessIn('en');

/** A browser drops rules with unknown selectors. */
const UNKNOWN_HAS = ':unknown-has(';

/**
 * Makes a page look as in Firefox 115, which cannot be installed here: without `:has()` in styles and without
 * named `details`. That scripts use nothing that it lacks, a test of the built site checks.
 */
async function emulateFirefox115(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':has(', UNKNOWN_HAS)
      .replaceAll(/<details([^>]*?) name=/g, '<details$1 data-name=');
    return route.fulfill({ response, body });
  });
}

test.use({ bypassCSP: true }); // the policy has the hashes of the original styles

let complaints: string[];
test.beforeEach(async ({ page }) => {
  await emulateFirefox115(page);
  complaints = watchComplaints(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

if (business.packs) {
  test('the packs turn, each with its price, and can be paused @long', async ({ page }) => {
    const packs = await openSlider(page, '/ready-to-eat/', 'Packs');
    const first = (await shownPack(packs).textContent()) ?? '';
    await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
    await expect(shownPack(packs)).not.toHaveText(first);
    await expect(packs.locator('.swiper-slide-active').getByText('₹')).toBeVisible();
    const second = (await shownPack(packs).textContent()) ?? '';
    await packs.getByRole('button', { name: 'Pause slides' }).press('Enter');
    await expect(packs.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(packs.getByRole('list')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(2 * TURN_EVERY_MS);
    await expect(shownPack(packs)).toHaveText(second);
  });
}

const visiblePanels = (page: Page) => page.locator('.panels > *').filter({ visible: true });

test('a strip shows one panel of all once hydrated, stays in place, and turns', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/menu/');
  const group = page.locator('[data-tabs]');
  const strip = group.locator('.strip');
  const panels = group.locator('.panels > *');
  await waitForFonts(page);
  await strip.scrollIntoViewIfNeeded();
  await expect(visiblePanels(page)).toHaveCount(await panels.count());
  const before = await strip.boundingBox();
  await hydrate(group.locator('astro-island'));
  await expect(visiblePanels(page)).toHaveCount(1);
  expect(await strip.boundingBox()).toEqual(before);
  await press(group.locator('.strip a').nth(1), 'pointer', hasTouch);
  const second = await panels.nth(1).getAttribute('id');
  await expect(visiblePanels(page)).toHaveAttribute('id', second ?? '');
});

for (const state of ['pending', 'hydrated'] as const) {
  test(`a filter shows its dishes of all boards with ${state} tabs @long`, async ({ page }) => {
    await page.goto('/menu/');
    const strip = page.locator('[data-tabs] astro-island');
    if (state === 'hydrated') await hydrate(strip);
    else await page.route(/\/_astro\/[^/]+\.js$/, () => undefined);
    await page.getByRole('link', { name: 'Jain', exact: true }).click();
    await expect(page).toHaveURL('/menu/#jain');
    const rows = page.locator('[id^=dish-]');
    const saying = await rows.filter({ hasText: 'Jain' }).count();
    expect(saying).toBeGreaterThan(1);
    await expect(rows.filter({ visible: true })).toHaveCount(saying);
    await expect(rows.filter({ visible: true, hasText: 'Jain' })).toHaveCount(saying);
  });
}

test('the header opens one menu at a time and closes it by Escape', async ({ page, hasTouch }) => {
  await page.goto('/contact/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await hydrate(islandsNamed(page, 'HeaderMenu'));
  await press(menu.getByText('Pages', { exact: true }), 'pointer', hasTouch);
  const link = menu.getByRole('link', { name: 'FAQs' });
  await expect(link).toBeVisible();
  if (hasTouch) {
    await press(menu.getByText('Menu', { exact: true }).first(), 'pointer', hasTouch);
    await expect(link).toBeHidden();
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('the finder leads from country to outlets @long', async ({ page }) => {
  await page.goto('/franchises-list/');
  const choose = (level: string, label: string) =>
    page.getByRole('combobox', { name: level, exact: true }).selectOption({ label });
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await choose('Country', 'United Kingdom');
  await expect(page.getByRole('status')).toHaveText('Select a state to view franchises');
  await choose('State', 'Greater London');
  await choose('City', 'Wembley');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Franchises in Wembley, Greater London, United Kingdom',
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
});
