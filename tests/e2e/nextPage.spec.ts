import { expect, test, type Page } from '@playwright/test';

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** The pages that are fetched ahead, by their addresses. */
function watchPrefetches(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (isAhead) addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

const crumb = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Home' });

test('a page that is reached for is fetched ahead, and only once', async ({ page }) => {
  const ahead = watchPrefetches(page);
  await page.goto('/contact/');
  const fetched = page.waitForResponse('/');
  await crumb(page).focus();
  await (await fetched).finished();
  await crumb(page).hover();
  await crumb(page).click();
  await expect(page).toHaveURL('/');
  expect(ahead).toEqual(['/']);
  const sent = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => {
      const { transferSize } = entry as PerformanceNavigationTiming;
      return transferSize;
    }),
  );
  // Nothing, or the headers that say it is still the same.
  expect(sent[0]).toBeLessThanOrEqual(300);
});

test('a walk through the header asks for nothing that the policy refuses', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('report', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { report: (text: string) => void }).report(
        `${effectiveDirective}: ${blockedURI}`,
      );
    });
  });
  const ahead = watchPrefetches(page);
  await page.goto('/contact/');
  const links = page.getByRole('banner').locator('a[href^="/"]:visible');
  for (const link of await links.all()) await link.focus();
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
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
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    const ahead = watchPrefetches(page);
    await page.addInitScript((own: Connection) => {
      Object.defineProperty(navigator, 'connection', { value: own });
    }, connection);
    await page.goto('/contact/');
    await crumb(page).focus();
    await crumb(page).click();
    await expect(page).toHaveURL('/');
    expect(ahead).toEqual([]);
  });
}
