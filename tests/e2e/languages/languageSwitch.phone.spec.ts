import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { choose, openFinder } from '../../fixtures/finder.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const switchIn = (page: Page, name: string) =>
  footer(page).getByRole('link', { name, exact: true });

test('a tap in the header leads to the same page in another language, and back', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/about/');
  await header.getByRole('link', { name: 'ગુજરાતી' }).tap();
  await expect(page).toHaveURL('/gu/about/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu-IN');
  await header.getByRole('link', { name: 'English' }).tap();
  await expect(page).toHaveURL('/about/');
});

test('a post leads to the same post', async ({ page }) => {
  await page.goto('/blog-single/1/');
  await waitForFonts(page); // until then the content below moves down step by step
  await switchIn(page, 'हिन्दी').tap();
  await expect(page).toHaveURL('/hi/blog-single/1/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('a chosen city stays chosen, to and fro', async ({ page }) => {
  await openFinder(page);
  await choose(page, 'Country', 'United Kingdom');
  await choose(page, 'State', 'Greater London');
  await choose(page, 'City', 'Wembley');
  await expect(page).toHaveURL('/franchises-list/united-kingdom/greater-london/wembley/');
  await switchIn(page, 'ગુજરાતી').tap();
  await expect(page).toHaveURL('/gu/franchises-list/united-kingdom/greater-london/wembley/');
  await switchIn(page, 'English').tap();
  await expect(page).toHaveURL('/franchises-list/united-kingdom/greater-london/wembley/');
});

test('a chosen tab stays chosen', async ({ page }) => {
  await page.goto('/menu/');
  const tab = page.locator('.strip a[href^="#"]').nth(1);
  await tab.tap();
  await expect(page).toHaveURL(/#./);
  const { hash } = new URL(page.url());
  await switchIn(page, 'ગુજરાતી').tap();
  await expect(page).toHaveURL(`/gu/menu/${hash}`);
  await expect(page.locator(hash)).toBeVisible();
});

test('what is not found leads to the home page of the other language', async ({ page }) => {
  await page.goto('/no-such-page/');
  await switchIn(page, 'हिन्दी').tap();
  await expect(page).toHaveURL('/hi/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer leads to the same page', async ({ page }) => {
    await page.goto('/gu/faqs/');
    await switchIn(page, 'हिन्दी').tap();
    await expect(page).toHaveURL('/hi/faqs/');
  });
});
