import { expect, test } from '../e2e/fixtures/siteTest.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the two menus of services have separate tabs', async ({ page }) => {
    await page.goto('/services/');
    const [short, long] = [page.locator('[data-tabs]').first(), page.locator('[data-tabs]').last()];
    const trigger = page.getByRole('link', { name: 'Play the video: Nylon khaman' });
    await expect(trigger).toHaveAttribute('href', /\/media\/[^/]+\.mp4$/);
    await expect(
      page.getByRole('heading', { name: 'Surti locho Price at the counter' }),
    ).toBeVisible();
    await long.locator('.strip').getByText('Drinks').click();
    await expect(long.getByRole('heading', { name: 'Cutting chai' })).toBeVisible();
    await expect(short.getByText('Nylon khaman')).toBeVisible();
  });
});
