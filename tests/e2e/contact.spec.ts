import { expect, test } from '@playwright/test';
import { business } from '#/config.ts';

test('a tap on the drawn map puts the embedded one in its place', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${new URL(business.map.embed).origin}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/contact/');
  const picture = page.getByRole('link', { name: 'Show the map' });
  const { width, height } = (await picture.boundingBox()) ?? {};
  expect(asked).toEqual([]);

  await picture.click();
  const frame = page.locator('iframe[title="Map"]');
  await expect(frame).toBeFocused();
  expect(await frame.boundingBox()).toMatchObject({ width, height });
  await expect.poll(() => asked).toEqual([business.map.embed]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawn map leads to the map', async ({ page }) => {
    await page.goto('/contact/');
    const picture = page.getByRole('link', { name: 'Show the map' });
    await expect(picture).toHaveAttribute('href', business.map.href);
  });
});
