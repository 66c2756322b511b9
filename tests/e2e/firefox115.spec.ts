/** Sliders, tabs, menu and finder in a browser without the features that Firefox 115 lacks. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { given } from '#/lib/given.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { emulateFirefox115 } from '../fixtures/firefox115.ts';
import { islandsNamed, press, hydrate, watchComplaints } from '../fixtures/islands.ts';
import { longUnless } from '../fixtures/long.ts';
import { openSlider, shownPack, TURN_EVERY_MS, TURN_MS } from '../fixtures/sliders.ts';

const business = businessIn('en');

test.use({ bypassCSP: true });

let complaints: string[];
test.beforeEach(async ({ page }) => {
  await emulateFirefox115(page);
  complaints = watchComplaints(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

test('the browser is as old as it should be @long', async ({ page }) => {
  await page.goto('/menu/');
  const found = await page.evaluate(() => {
    const fails = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch {
        return true;
      }
    };
    const button = document.createElement('button');
    Object.assign(button, { ariaLabel: 'lost' });
    return [
      fails(() => document.body.matches(':has(a)')),
      fails(() => document.body.closest(':has(a)')),
      fails(() => document.querySelector(':has(a)')),
      CSS.supports('selector(:has(a))'),
      button.hasAttribute('aria-label'),
    ];
  });
  expect(found).toEqual([true, true, true, false, false]);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).filter((text) => text.includes(':has(')),
    ),
  );
  expect(rules).toEqual([]);
});

for (const name of given([business.name, business.reviews && 'Testimonials'])) {
  test(`the slider ${name} of home turns by itself @long`, async ({ page }) => {
    const slider = await openSlider(page, '/', name);
    const first = slider.getByRole('button', { name: /^Slide 1 of/ });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(TURN_EVERY_MS + TURN_MS);
    await expect(first).toHaveAttribute('aria-current', 'false');
  });
}

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

const visiblePanels = (page: Page) =>
  page.locator('[data-tabs]').first().locator('.panels > *').filter({ visible: true });

for (const route of ['/', '/about/', '/menu/', '/services/', '/franchise-details/']) {
  const long = longUnless(route === '/menu/');
  test(`the strip of ${route} shows one panel of all once hydrated, and stays in place${long}`, async ({
    page,
  }) => {
    await page.goto(route);
    const group = page.locator('[data-tabs]').first();
    const strip = group.locator('.strip');
    await waitForFonts(page);
    await strip.scrollIntoViewIfNeeded();
    await expect(visiblePanels(page)).toHaveCount(await group.locator('.panels > *').count());
    const before = await strip.boundingBox();
    await hydrate(group.locator('astro-island').first());
    await expect(visiblePanels(page)).toHaveCount(1);
    expect(await strip.boundingBox()).toEqual(before);
  });
}

test('a tab shows its panel alone @long', async ({ page, hasTouch }) => {
  await page.goto('/menu/');
  const group = page.locator('[data-tabs]');
  const second = await group.locator('.panels > *').nth(1).getAttribute('id');
  await hydrate(group.locator('astro-island'));
  await press(group.locator('.strip a').nth(1), 'pointer', hasTouch);
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
  const link = menu.getByRole('link', { name: 'Ready To Eat' });
  await expect(link).toBeVisible();
  if (hasTouch) {
    await press(menu.getByText('Menu', { exact: true }).first(), 'pointer', hasTouch);
    await expect(link).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
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
