import { expect, test } from '../e2e/fixtures/siteTest.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads a post from the list and goes on to a related one', async ({ page }) => {
    await page.goto('/blog/');
    await page.getByRole('link', { name: 'Thepla at thirty-five thousand feet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thepla at thirty-five thousand feet',
    );
    const related = page.getByRole('region', { name: 'Related blogs' }).getByRole('link');
    await expect(related).toHaveCount(3);
    const title = await related.first().textContent();
    await related.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a question is found by its category and opens', async ({ page }) => {
    await page.goto('/faqs/');
    await page
      .getByRole('navigation', { name: 'FAQ categories' })
      .getByRole('link', { name: 'Food and allergies' })
      .click();
    await expect(page.getByRole('heading', { name: 'Food and allergies' })).toBeInViewport();
    await expect(page.getByText('Everything is vegetarian, and no egg')).toBeVisible();
    const answer = page.getByText('All fried savouries');
    await expect(answer).toBeHidden();
    await page.getByText('Is the frying oil shared?').click();
    await expect(answer).toBeVisible();
  });
});
