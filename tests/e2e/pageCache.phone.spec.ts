import { expect, test } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../src/lib/chromium';
import { islandsNamed } from '../fixtures/islands';

const executablePath = findChromium();

// Playwright switches the browser's page cache off, and Chromium without windows has none.
test.use({
  launchOptions: {
    args: chromiumArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath !== undefined && { executablePath }),
  },
});

for (const name of ['Menu', 'Pages']) {
  test(`Back from the page cache shows ${name} closed, and it opens again`, async ({ page }) => {
    await page.goto('/contact/');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        const isOpen = document.querySelector('header [open]') !== null;
        document.title = `persisted ${persisted}, open ${isOpen}`;
      });
    });
    const button = islandsNamed(page, 'HeaderMenu').locator('summary', { hasText: name });
    await button.tap();
    await page.locator('header nav ul:visible a').first().tap();
    await expect(page).not.toHaveURL('/contact/');
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('persisted true, open false');
    await button.tap();
    await expect(page.locator('header [open]')).toHaveCount(1);
  });
}
