import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { axeScan } from '../e2e/fixtures/walk.ts';
import { BAR_LINKS, PAGE_LINKS, SHORTCUTS, type HeaderLink } from './headerLinks.ts';
import { islandsNamed, press, hydrate } from '../e2e/fixtures/islands.ts';

const ROUTE = '/contact/';
const NARROW = { width: 412, height: 823 };

const navOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const buttonOf = (page: Page, name: 'Menu' | 'Pages') =>
  navOf(page).locator('summary', { hasText: name });
const linkOf = (page: Page, name: string) => navOf(page).getByRole('link', { name, exact: true });
const islandOf = (page: Page) => islandsNamed(page, 'HeaderMenu');

/** Expects exactly these links to be visible; `headerAndFooter.test.ts` checks where they lead. */
const expectLinks = (page: Page, links: readonly HeaderLink[]) =>
  expect(navOf(page).locator('a:visible')).toHaveText(links.map(([name]) => name));

async function openHydrated(page: Page) {
  await page.goto(ROUTE);
  await hydrate(islandOf(page));
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: NARROW });

  test('Menu shows all its links without scrolling', async ({ page, hasTouch }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(ROUTE);
    await press(buttonOf(page, 'Menu'), 'pointer', hasTouch);
    await expectLinks(page, [...SHORTCUTS, ...BAR_LINKS]);
    const last = navOf(page).locator('a:visible').last();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('Escape closes Menu and returns the focus to its button', async ({ page, hasTouch }) => {
    await openHydrated(page);
    await press(buttonOf(page, 'Pages'), 'pointer', hasTouch);
    await buttonOf(page, 'Menu').press('Enter');
    await expectLinks(page, [...SHORTCUTS, ...BAR_LINKS]);
    await linkOf(page, 'About Us').focus();
    await page.keyboard.press('Escape');
    await expect(linkOf(page, 'About Us')).toBeHidden();
    await expect(buttonOf(page, 'Menu')).toBeFocused();
  });

  test('at a zoom of 400 % the header scrolls away', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(ROUTE);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.locator('.header')).not.toBeInViewport();
  });

  test('an axe scan finds nothing in the open menus', async ({ page }) => {
    await page.goto(ROUTE);
    for (const name of ['Menu', 'Pages'] as const) {
      await buttonOf(page, name).press('Enter');
      const { violations } = await axeScan(page).include('header').analyze();
      expect(violations).toEqual([]);
    }
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('all links are visible, with the open page marked', async ({ page }) => {
    await page.goto(ROUTE);
    await expectLinks(page, BAR_LINKS);
    await expect(navOf(page).locator('[aria-current="page"]')).toHaveText('Contact Us');
    await expect(buttonOf(page, 'Menu')).toBeHidden();
    await waitForFonts(page);
  });
});

test('Pages closes when the focus leaves it, and at a press elsewhere @long', async ({
  page,
  hasTouch,
}) => {
  await openHydrated(page);
  await buttonOf(page, 'Pages').press('Enter');
  await linkOf(page, 'FAQs').focus();
  await expect(linkOf(page, 'FAQs')).toBeVisible();
  await page.locator('main a').first().focus();
  await expect(linkOf(page, 'FAQs')).toBeHidden();
  await press(buttonOf(page, 'Pages'), 'pointer', hasTouch);
  await expect(linkOf(page, 'FAQs')).toBeVisible();
  await page.locator('.header').dispatchEvent('click');
  await expect(linkOf(page, 'FAQs')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test('Menu and Pages open, one at a time', async ({ page, hasTouch }) => {
    await page.goto(ROUTE);
    await press(buttonOf(page, 'Menu'), 'pointer', hasTouch);
    await expectLinks(page, [...SHORTCUTS, ...BAR_LINKS]);
    await press(buttonOf(page, 'Pages'), 'pointer', hasTouch);
    await expectLinks(page, PAGE_LINKS);
  });
});
