import { expect, test } from '../e2e/fixtures/siteTest.ts';

test('a post shows its age', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  await page.goto('/blog-single/6/');
  await expect(page.locator('header time')).toHaveText(/^\d+ days ago$/);
});
