import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { expectHydrated, hydrate, islandsNamed } from './fixtures/islands.ts';
import { CONTACT, openForm } from './fixtures/leadForms.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';
import { wholeChromium } from './fixtures/wholeChromium.ts';

// One after another: starting a browser with a page cache takes long.
test.describe.configure({ mode: 'default' });
// By default Playwright turns the browser's page cache off.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('Back from the page cache shows the menu closed, and it opens again @long', async ({
  page,
}) => {
  await page.goto('/contact/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const isOpen = document.querySelector('header [open]') !== null;
      document.title = `persisted ${persisted}, open ${isOpen}`;
    });
  });
  const button = islandsNamed(page, 'HeaderMenu').locator('summary').first();
  await button.tap();
  await page.locator('header nav ul:visible a').first().tap();
  await expect(page).not.toHaveURL('/contact/');
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle('persisted true, open false');
  await button.tap();
  await expect(page.locator('header [open]')).toHaveCount(1);
});

const ELSEWHERE = '/404.html';
const kinds = routeOfEachKind();

/** Reports all failures, not only the first. */
const expectSoftly = expect.configure({ soft: true });

/** Goes to another page and back: the page must come from the cache, with its scroll position. */
async function leaveAndReturn(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  const [before, address] = [await scrollTop(), page.url()];
  await page.evaluate((other) => location.assign(other), ELSEWHERE);
  await page.waitForURL(ELSEWHERE);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address); // there is no new `load` event
  await expectSoftly(page.locator('html'), address).toHaveAttribute('data-persisted', 'true');
  expectSoftly(await scrollTop(), address).toBe(before);
}

test('Back shows every kind of page from the page cache, hydrated and where it was left @long', async ({
  page,
}) => {
  for (const route of kinds) {
    if (route === ELSEWHERE) continue;
    await page.goto(route);
    await waitForFonts(page);
    await hydrate(islandsNamed(page, 'HeaderMenu'));
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await leaveAndReturn(page);
    const island = islandsNamed(page, 'HeaderMenu');
    await expectSoftly(island, route).toHaveAttribute('data-hydration', 'hydrated');
  }
});

test('Back from the page cache keeps what is typed and ticked @long', async ({ page }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.terms.check();
  await expectHydrated(form.island);
  await leaveAndReturn(page);
  expect(await form.values()).toEqual(CONTACT.typed);
  await expect(form.terms).toBeChecked();
});
