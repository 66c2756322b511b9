import { expect, test } from '@playwright/test';

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a visitor reads the board of the first category at once', async ({ page }) => {
      await page.goto('/menu/');
      const board = page.getByRole('region', { name: 'Steamed' });
      await expect(board.getByRole('listitem')).toHaveCount(6);
      await expect(board.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Jalebi' })).toBeHidden();
    });

    test('a visitor goes on to another category and finds its prices', async ({ page }) => {
      await page.goto('/menu/');
      await page.locator('[data-tabs] .strip').getByText('Pav & Chaat').click();
      await expect(page.getByRole('heading', { name: 'Kutchi dabeli ₹35' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ragda pattice', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Nylon khaman ₹60' })).toBeHidden();
    });

    test('the address of a category opens it', async ({ page }) => {
      await page.goto('/menu/#menu-drinks');
      await expect(page.getByRole('heading', { name: 'Masala chaas ₹25' })).toBeVisible();
    });
  });
}
