import { expect, test } from '../e2e/fixtures/siteTest.ts';

test('a tab stays selected in another language', async ({ page }) => {
  await page.goto('/menu/');
  const tab = page.locator('.strip a[href^="#"]').nth(1);
  await tab.tap();
  await expect(page).toHaveURL(/#./);
  const { hash } = new URL(page.url());
  await page.getByRole('banner').getByRole('link', { name: 'ગુજરાતી' }).tap();
  await expect(page).toHaveURL(`/gu/menu/${hash}`);
  await expect(page.locator(hash)).toBeVisible();
});
