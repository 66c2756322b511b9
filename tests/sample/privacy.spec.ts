import { holdRequests, ISLAND_FILES } from '../e2e/fixtures/islands.ts';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { messagesIn } from '#/messages/messages.ts';

const { heading } = messagesIn('en').privacy;

test('the contact form links to the privacy notice, hydrated or not', async ({ page }) => {
  await holdRequests(page, ISLAND_FILES);
  await page.goto('/contact/');
  await page.locator('form').getByRole('link', { name: heading }).click();
  await expect(page).toHaveURL(/#privacy$/);
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect
    .poll(async () => (await page.locator('#privacy h2').boundingBox())?.y)
    .toBeLessThan(height / 2);
});
