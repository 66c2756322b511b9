import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';

/** Goes to another page; returns whether there was a view transition. */
async function hasTransition(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
  });
  await page.goto('/contact/');
  await page.getByRole('main').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  return page.locator('[data-transition]').getAttribute('data-transition');
}

test('the next page comes with a transition where motion is welcome @long', async ({ page }) => {
  // The browser drops it where the next page takes longer than four seconds.
  await expect(async () => {
    expect(await hasTransition(page, 'no-preference')).toBe('true');
  }).toPass();
});

test('the next page comes at once where motion is not @long', async ({ page }) => {
  expect(await hasTransition(page, 'reduce')).toBe('false');
});
