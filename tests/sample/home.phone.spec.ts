import { expect, test } from '../e2e/fixtures/siteTest.ts';

test('only the visible slide can take focus, and the page keeps its heading', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tikhu Mithu: Gujarati snacks and café');
  const hero = page.locator('[data-running="fade"]');
  const actionOf = (slide: number) =>
    hero.locator('.slide').nth(slide).locator('a').filter({ hasText: 'Get Franchise' });
  await hero.getByRole('button', { name: 'Pause slides' }).click();
  await hero.getByRole('button', { name: 'Slide 2 of 2' }).click();
  await expect(actionOf(0)).toBeHidden();
  await expect(heading).toBeVisible();
  await hero.getByRole('button', { name: 'Slide 1 of 2' }).click();
  await expect(actionOf(1)).toBeHidden();
  await expect(actionOf(0)).toBeVisible();
});
