import { messagesIn } from '#/messages/messages.ts';
import { expect, test } from './fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';

test('the first Tab shows a link to the content', async ({ page }) => {
  await page.goto('/contact/');
  await waitForFonts(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: messagesIn('en').shared.skipLink });
  await expect(link).toBeFocused();
  expect(await heading.boundingBox()).toEqual(before);
  const place = await link.boundingBox();
  expect(place?.x).toBeGreaterThan(0);
  expect(place?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
