import { expect, type Page } from 'playwright/test';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { test } from '../../fixtures/countingSite.ts';
import { expectHydrated, islandsNamed, SLOW_LINE, watchScripts } from '../../fixtures/islands.ts';
import { MAIN_LINKS, PAGE_LINKS } from '../../fixtures/headerLinks.ts';

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const summary = (page: Page, name: string) => header(page).locator('summary', { hasText: name });

/** Links of both menus; each is on the page that the previous one leads to. */
const WALK = [
  ...MAIN_LINKS.slice(-2).map(([name, href]) => ({ menu: 'Menu', name, href })),
  ...PAGE_LINKS.slice(-2).map(([name, href]) => ({ menu: 'Pages', name, href })),
];

test("on a slow line a walk through the header's links asks once for each page, and for no island @long", async ({
  page,
  site,
}) => {
  await page.goto('/teams/');
  await waitForFonts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  for (const { menu, name, href } of WALK) {
    await summary(page, menu).tap();
    await header(page).getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(href);
    await page.waitForLoadState();
  }
  expect(site.islandFiles()).toEqual([]);
  const asked = site.pages().map((address) => address.replace(' ahead', ''));
  expect(asked).toEqual(['/teams/', ...WALK.map(({ href }) => href)]);
});

test('a link to a map or a number in the finder does not hydrate it, a dropdown does', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.context().route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await page.goto('/franchises-list/');
  const finder = islandsNamed(page, 'FranchiseFinder');
  for (const link of await finder.getByRole('link').all()) await link.tap();
  expect(scripts).toEqual([]);
  await finder.getByRole('combobox').first().tap();
  await expectHydrated(finder);
});

test('opening a menu does not hydrate the header, closing it does', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/contact/');
  for (const name of ['Menu', 'Pages']) {
    await summary(page, name).tap();
    await expect(header(page).locator('[open] > summary')).toHaveText(name);
  }
  expect(scripts).toEqual([]);
  await summary(page, 'Pages').tap();
  await expectHydrated(islandsNamed(page, 'HeaderMenu'));
});

/**
 * Touches the breadcrumb of a page that can scroll. Only the test advances the clock: on a busy machine a
 * finger would rest too long.
 */
async function touchCrumb(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/contact/');
  await page.clock.pauseAt(60_000);
  const link = page.getByRole('main').getByRole('link', { name: 'Home' });
  const box = await link.boundingBox();
  if (box === null) throw new Error('no link');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...up: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up.map((distance) => ({ ...at, y: at.y - distance })),
    });
  await touch('touchStart', 0);
  return touch;
}

test('a finger that rests on a link fetches its page, which then comes at once', async ({
  page,
  site,
}) => {
  const touch = await touchCrumb(page);
  await page.clock.runFor(100);
  // A browser asks anew for a page that is still on its way.
  await expect.poll(site.answeredPages).toEqual(['/contact/', '/ ahead']);
  await touch('touchCancel'); // the browser takes a touch that lasts longer for a long press
  await page.getByRole('main').getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/ ahead']);
});

test('a finger that scrolls over a link fetches nothing', async ({ page, site }) => {
  const touch = await touchCrumb(page);
  for (let up = 20; up <= 120; up += 20) await touch('touchMove', up);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(1_000);
  expect(site.pages()).toEqual(['/contact/']);
  await touch('touchEnd');
});

/** Touches that are not taps: one moves away before it lifts, one rests. */
const FINGERS = {
  'that lifts elsewhere': { x: 60, y: 4 },
  'that goes a little further than a tap may': { x: 25, y: 0 },
};

for (const [what, { x, y }] of Object.entries(FINGERS)) {
  test(`a finger ${what} does not hydrate an island`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/menu/');
    const tab = page.locator('[data-tabs] .strip a').nth(1);
    await tab.scrollIntoViewIfNeeded();
    const box = await tab.boundingBox();
    if (box === null) throw new Error('no tab');
    const session = await page.context().newCDPSession(page);
    const from = { x: box.x + 10, y: box.y + 10 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: from.x + x, y: from.y + y }]);
    await touch('touchEnd', []);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(scripts).toEqual([]);
    await tab.tap();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}
