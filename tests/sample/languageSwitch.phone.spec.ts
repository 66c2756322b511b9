import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';

const switchIn = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a city stays selected', async ({ page }) => {
  await page.goto('/franchises-list/united-kingdom/greater-london/wembley/');
  await switchIn(page, 'ગુજરાતી').tap();
  await expect(page).toHaveURL('/gu/franchises-list/united-kingdom/greater-london/wembley/');
});

test('a tab stays selected', async ({ page }) => {
  await page.goto('/menu/');
  const tab = page.locator('.strip a[href^="#"]').nth(1);
  await tab.tap();
  await expect(page).toHaveURL(/#./);
  const { hash } = new URL(page.url());
  await page.getByRole('banner').getByRole('link', { name: 'ગુજરાતી' }).tap();
  await expect(page).toHaveURL(`/gu/menu/${hash}`);
  await expect(page.locator(hash)).toBeVisible();
});
