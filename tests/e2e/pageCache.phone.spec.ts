import { expect, test } from './fixtures/siteTest.ts';
import { islandsNamed } from './fixtures/islands.ts';
import { wholeChromium } from './fixtures/wholeChromium.ts';

// Starting a browser with a page cache takes long, so these tests share one.
test.describe.configure({ mode: 'default' });
// By default Playwright turns the browser's page cache off.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('Back from the page cache shows a closed menu that opens again @long', async ({ page }) => {
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
