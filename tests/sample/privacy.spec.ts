import type { Locator, Page } from 'playwright/test';
import { holdRequests, ISLAND_FILES } from '../e2e/fixtures/islands.ts';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { messagesIn } from '#/messages/messages.ts';

const { heading } = messagesIn('en').privacy;

/** The links for requests about personal data. */
const withdrawalLinks = (root: Page | Locator) =>
  ['privacy@tikhumithu.example', 'WhatsApp +91 50000 01234'].map((name) =>
    root.getByRole('link', { name, exact: true }),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the privacy notice has an address for requests', async ({ page }) => {
    await page.goto('/contact/#privacy');
    const section = page.locator('#privacy');
    await expect(section.getByRole('heading', { name: heading })).toBeInViewport();
    for (const link of withdrawalLinks(section)) await expect(link).toBeVisible();
  });
});

test('the contact form links to it, hydrated or not', async ({ page }) => {
  await holdRequests(page, ISLAND_FILES);
  await page.goto('/contact/');
  await page.locator('form').getByRole('link', { name: heading }).click();
  await expect(page).toHaveURL(/#privacy$/);
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect
    .poll(async () => (await page.locator('#privacy h2').boundingBox())?.y)
    .toBeLessThan(height / 2);
});

test('a form whose page has no privacy notice contains one', async ({ page }) => {
  await page.goto('/franchise-details/');
  await page.getByText(heading).click();
  const notice = page.locator('details', { hasText: heading });
  for (const link of withdrawalLinks(notice)) await expect(link).toBeVisible();
});
