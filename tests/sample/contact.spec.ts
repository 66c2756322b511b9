import { expect, test } from '../e2e/fixtures/siteTest.ts';

const EMBEDDED = 'https://maps.example/embed/tikhu-mithu';

test('a tap on the drawn map replaces it with the embedded map', async ({ page }) => {
  const requests: string[] = [];
  await page.goto('/contact/');
  const picture = page.getByRole('link', { name: 'Show the map' });
  await page.route('https://maps.example/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  const { width, height } = (await picture.boundingBox()) ?? {};
  expect(requests).toEqual([]);

  await picture.click();
  const frame = page.locator('iframe[title="Map"]');
  await expect(frame).toBeFocused();
  expect(await frame.boundingBox()).toMatchObject({ width, height });
  await expect.poll(() => requests).toEqual([EMBEDDED]);
});
