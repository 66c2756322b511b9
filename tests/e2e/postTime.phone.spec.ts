import { expect, test } from './fixtures/siteTest.ts';

const POST = '/blog-single/6/';

test('a post says how old it is', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  await page.goto(POST);
  await expect(page.locator('header time')).toHaveText(/^\d+ days ago$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post shows its day', async ({ page }) => {
    await page.goto(POST);
    await expect(page.locator('header time')).toHaveText('23 April 2026');
  });
});
