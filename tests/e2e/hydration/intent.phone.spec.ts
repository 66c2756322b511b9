import type { Page } from 'playwright/test';
import { messagesIn } from '#/messages/messages.ts';
import { expect, test } from '../fixtures/siteTest.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  islandsNamed,
  watchScripts,
} from '../fixtures/islands.ts';

const ROUTE = '/contact/';

const islandOf = (page: Page) => islandsNamed(page, 'HeaderMenu');
const buttonOf = (page: Page) =>
  islandOf(page).locator('summary', { hasText: messagesIn('en').header.pages });
/** The browser itself opens the element; closing it hydrates the island. */
const openAndClose = async (page: Page) => {
  await buttonOf(page).tap();
  await buttonOf(page).tap();
};
const linkOf = (page: Page) => islandOf(page).locator('details a').first();

test('component and renderer are requested together, and only on intent', async ({ page }) => {
  const files = watchScripts(page);
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto(ROUTE);
  await buttonOf(page).tap();
  await expect(linkOf(page)).toBeVisible();
  expect(files).toEqual([]); // the browser alone opens a menu
  await buttonOf(page).tap();
  await expect.poll(() => files.length).toBe(2);
  await expect(islandOf(page)).toHaveAttribute('data-hydration', 'pending');
  release();
  await expectHydrated(islandOf(page));
});

test('scrolling past an island does not hydrate it, taps do', async ({ page }) => {
  const files = watchScripts(page);
  await page.goto(ROUTE);
  const { x = 0, y = 0 } = (await buttonOf(page).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...down: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: down.map((distance) => ({ x: x + 10, y: y + 10 + distance })),
    });
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await touch('touchStart', 0);
  for (let distance = 20; distance <= 300; distance += 20) await touch('touchMove', distance);
  await touch('touchEnd');
  // Only at the top has momentum scrolling surely ended; otherwise the tap would just stop it.
  await expect.poll(scrollTop).toBe(0);
  expect(files).toEqual([]);
  await openAndClose(page);
  await expectHydrated(islandOf(page));
});
