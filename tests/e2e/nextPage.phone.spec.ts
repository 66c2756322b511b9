import { expect, type Page } from 'playwright/test';
import { test } from './fixtures/leadForms.ts';

// One after another: starting a server takes long.
test.describe.configure({ mode: 'default' });

const crumb = (page: Page) => page.getByRole('main').locator('a[href="/"]').first();

test('a page that is reached for is fetched ahead, only once, and by the policy', async ({
  page,
  site,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('report', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { report: (text: string) => void }).report(
        `${effectiveDirective}: ${blockedURI}`,
      );
    });
  });
  await page.goto('/contact/');
  // Firefox, and Chromium up to 111, apply only this directive to prefetches.
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'self';/);
  await crumb(page).hover();
  // A browser asks anew for a page that is on its way for a second, as on a busy machine.
  await expect.poll(site.answeredPages).toEqual(['/contact/', '/ ahead']);
  await crumb(page).click();
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/ ahead']);
  expect(refused).toEqual([]);
});
