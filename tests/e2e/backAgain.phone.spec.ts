import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';

const ELSEWHERE = '/404.html';

// Playwright starts the browser without a page cache: each page is loaded again, as on a phone that
// is short of memory.
test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/services/');
  await waitForFonts(page);
  const last = page.locator('main > :not(script)').last();
  await last.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  const topOf = () => last.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const before = await topOf();
  await page.evaluate((other) => location.assign(other), ELSEWHERE);
  await page.waitForURL(ELSEWHERE);
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
});
