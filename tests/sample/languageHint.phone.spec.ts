import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { axeScan } from '../e2e/fixtures/walk.ts';
import { watchComplaints, watchScripts } from '../e2e/fixtures/islands.ts';

const hintOf = (page: Page) => page.locator('[data-language-hint]').filter({ visible: true });

test.describe('a browser that asks for Gujarati', () => {
  test.use({ locale: 'gu-IN' });

  test('is shown once the way to the page in Gujarati', async ({ page }) => {
    await page.goto('/about/');
    await expect(hintOf(page)).toHaveAttribute('lang', 'gu');
    await expect(hintOf(page)).toHaveCSS('font-family', /Hind/); // a phone may have no font for it
    expect((await axeScan(page).include('[data-language-hint]').analyze()).violations).toEqual([]);
    await hintOf(page).getByRole('link', { name: 'આ પાનું ગુજરાતીમાં વાંચો' }).tap();
    await expect(page).toHaveURL('/gu/about/');
    await expect(hintOf(page)).toHaveCount(0);
    await page.goto('/about/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hintOf(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('a browser that asks for English before Gujarati is shown none, and loads nothing for it', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  const scripts = watchScripts(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['mr', 'en-IN', 'gu-IN'] });
  });
  await page.goto('/about/');
  await expect(hintOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect([...scripts, ...complaints]).toEqual([]);
});
