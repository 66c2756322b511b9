import { expect, test } from '../e2e/fixtures/siteTest.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board shows a dish of another category with its price', async ({ page }) => {
    await page.goto('/');
    const toMenu = page.getByRole('link', { name: 'See the menu', exact: true }).first();
    await expect(toMenu).toHaveAttribute('href', '/menu/');
    const board = page.getByRole('region', { name: 'On the board', exact: true });
    const chai = board.getByText('Cutting chai');
    await expect(chai).toBeHidden();
    await board.getByText('Drinks').first().click();
    await expect(chai).toBeVisible();
    await expect(chai).toContainText('₹15');
    await expect(board.getByText('Nylon khaman')).toBeHidden();
    await chai.click();
    await expect(page).toHaveURL('/menu/#dish-cutting-chai');
  });
});

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
