import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/countingSite.ts';

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

const crumb = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Home' });

test('a page that is reached for is fetched ahead, and only once', async ({ page, site }) => {
  await page.goto('/contact/');
  await crumb(page).focus();
  await expect.poll(site.pages).toEqual(['/contact/', '/ ahead']);
  await crumb(page).hover();
  await crumb(page).click();
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/ ahead']);
});

test('a press takes over what is still on its way', async ({ page, site }) => {
  await page.goto('/contact/');
  const release = site.holdPages();
  await crumb(page).focus();
  await expect.poll(site.pages).toEqual(['/contact/', '/ ahead']);
  const pressed = page.evaluate(
    () => new Promise((resolve) => addEventListener('click', resolve, { once: true })),
  );
  const arrived = crumb(page).press('Enter'); // which waits for the page
  await pressed;
  release();
  await arrived;
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/ ahead']);
});

test('a walk through the header asks for nothing that the policy refuses', async ({
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
  const links = page.getByRole('banner').locator('a[href^="/"]:visible');
  for (const link of await links.all()) await link.focus();
  await expect.poll(site.pages).toContain('/ ahead');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expect(refused).toEqual([]);
  // Firefox, and Chromium up to 111, ask this directive alone.
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'self';/);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page, site }) => {
    await page.addInitScript((own: Connection) => {
      Object.defineProperty(navigator, 'connection', { value: own });
    }, connection);
    await page.goto('/contact/');
    await crumb(page).focus();
    await crumb(page).click();
    await expect(page).toHaveURL('/');
    expect(site.pages()).toEqual(['/contact/', '/']);
  });
}
