import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/siteTest.ts';
import { watchShifts } from '../../fixtures/layoutShifts.ts';
import { axeScan } from '../../fixtures/axe.ts';

const hintOf = (page: Page) => page.locator('.language-hint');

for (const { locale, code, text, close } of [
  { locale: 'gu-IN', code: 'gu', text: 'આ પાનું ગુજરાતીમાં વાંચો', close: 'બંધ કરો' },
  { locale: 'hi', code: 'hi', text: 'यह पेज हिन्दी में पढ़ें', close: 'बंद करें' },
]) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test('is shown once the way to the page in that language', async ({ page }) => {
      await page.goto('/about/');
      await expect(hintOf(page)).toHaveCount(1);
      await expect(hintOf(page)).toHaveAttribute('lang', code);
      await expect(hintOf(page)).toHaveCSS('font-family', /Hind/); // a phone may have no font for it
      expect((await axeScan(page).include('.language-hint').analyze()).violations).toEqual([]);
      await hintOf(page).getByRole('link', { name: text }).tap();
      await expect(page).toHaveURL(`/${code}/about/`);
      await expect(hintOf(page)).toHaveCount(0);
      await page.goto('/about/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(hintOf(page)).toHaveCount(0);
      expect(await page.context().cookies()).toEqual([]);
    });

    test('reads on: nothing moves, and what gets focus is not below it', async ({ page }) => {
      await page.addInitScript(watchShifts);
      await page.goto('/about/');
      const hint = hintOf(page);
      await expect(hint).toBeVisible();
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      const link = page.locator('main').getByRole('link').last();
      await link.focus();
      const [bar, focused] = await Promise.all([hint.boundingBox(), link.boundingBox()]);
      expect(focused?.y).toBeLessThan(bar?.y ?? 0);
    });

    test('can send it away', async ({ page }) => {
      await page.goto('/');
      await hintOf(page).getByRole('button', { name: close }).press('Enter');
      await expect(hintOf(page)).toHaveCount(0);
    });
  });
}

test('a browser that asks for English is shown none, and loads nothing for it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about/');
  await expect(hintOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(scripts).toEqual([]);
});

test.describe('a browser that asks for English before Gujarati, or remembers nothing', () => {
  test.use({ locale: 'gu-IN' });

  test('is shown none', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['mr', 'en-IN', 'gu-IN'] });
    });
    await page.goto('/');
    await expect(hintOf(page)).toHaveCount(0);
  });

  test('is shown none, and no script fails', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('storage is off', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expect(hintOf(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'gu-IN' });

  test('no hint is shown', async ({ page }) => {
    await page.goto('/');
    await expect(hintOf(page)).toHaveCount(0);
  });
});
