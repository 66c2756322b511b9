import { expect, test } from './fixtures/siteTest.ts';
import sharp from 'sharp';

test('forms are not printed, contact details are', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/testimonial/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('form', { has: page.locator('[name=email]') })).toBeHidden();
  await expect(page.locator('body > nav:visible')).toHaveCount(0);
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main dl').first()).toBeVisible();
});

test('all answers are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faqs/', { waitUntil: 'domcontentloaded' });
  const closed = page.locator('.faqs details:not([open])').first();
  await expect(closed.locator('p').first()).toBeVisible();
});

test('a picture that fails to load is replaced by a drawing', async ({ page }) => {
  await page.route('**/_media/**', (route) => route.abort());
  await page.goto('/menu/');
  const picture = page.locator('main picture').first();
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' })); // it is below the tabs
  const countColors = async () => {
    const pixels = await sharp(await picture.screenshot())
      .raw()
      .toBuffer();
    return new Set(pixels).size;
  };
  await expect.poll(countColors).toBeGreaterThan(10);
});

test('the printed menu has every category @long', async ({ page }) => {
  await page.goto('/menu/');
  const categories = await page.locator('[data-tabs] .strip li').count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.board h2:visible')).toHaveCount(categories);
  await expect(page.locator('[data-tabs] .strip')).toBeHidden();
});

test('with forced colours the selected rent still looks different @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/franchise-details/');
  const borderOf = (checked: boolean) =>
    page
      .getByRole('radio', { checked })
      .first()
      .evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).borderColor);
  const chosen = await borderOf(true);
  expect(chosen).toMatch(/^rgb/);
  expect(chosen).not.toBe(await borderOf(false));
});
