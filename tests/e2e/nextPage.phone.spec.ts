import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures/leadForms.ts';

// One after another: starting a server takes long.
test.describe.configure({ mode: 'default' });

const crumb = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Home' });

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
  await crumb(page).focus();
  // A browser asks anew for a page that is on its way for a second, as on a busy machine.
  await expect.poll(site.answeredPages).toEqual(['/contact/', '/ ahead']);
  await crumb(page).hover();
  await crumb(page).click();
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/ ahead']);
  expect(refused).toEqual([]);
});

/** Opens the page and stops its clock, so that on a busy machine a mouse or finger does not rest too long. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/contact/');
  await page.clock.pauseAt(60_000);
}

test('a mouse that rests on a link fetches its page, one that passes over it does not @long', async ({
  page,
  site,
}) => {
  await openWithStoppedClock(page);
  await crumb(page).hover();
  await page.clock.runFor(50);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_000);
  expect(await page.locator('a[data-next]').count()).toBe(0);
  await crumb(page).hover();
  await page.clock.runFor(100);
  await expect.poll(site.pages).toEqual(['/contact/', '/ ahead']);
});

test('a link to the page that is shown fetches nothing @long', async ({ page }) => {
  await page.goto('/contact/');
  const [own, other] = [crumb(page), page.getByRole('banner').getByRole('link').first()];
  await own.evaluate((link: HTMLAnchorElement) => (link.href = '/contact/'));
  await own.focus();
  await other.focus();
  await expect(page.locator('a[data-next]')).toHaveCount(1);
  await expect(other).toHaveAttribute('data-next');
});

/** Touches the breadcrumb of a page that can scroll. */
async function touchCrumb(page: Page) {
  await openWithStoppedClock(page);
  const box = await crumb(page).boundingBox();
  if (box === null) throw new Error('no link');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...up: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up.map((distance) => ({ ...at, y: at.y - distance })),
    });
  await touch('touchStart', 0);
  return touch;
}

test('a finger that rests on a link fetches its page, which then comes at once @long', async ({
  page,
  site,
}) => {
  const touch = await touchCrumb(page);
  await page.clock.runFor(100);
  // A browser asks anew for a page that is still on its way.
  await expect.poll(site.answeredPages).toEqual(['/contact/', '/ ahead']);
  await touch('touchCancel'); // the browser takes a touch that lasts longer for a long press
  await crumb(page).tap();
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/ ahead']);
});

test('a finger that scrolls over a link fetches nothing @long', async ({ page, site }) => {
  const touch = await touchCrumb(page);
  for (let up = 20; up <= 120; up += 20) await touch('touchMove', up);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(1_000);
  expect(site.pages()).toEqual(['/contact/']);
  await touch('touchEnd');
});

test('nothing is fetched ahead for a visitor who saves data @long', async ({ page, site }) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/contact/');
  await crumb(page).focus();
  await crumb(page).click();
  await expect(page).toHaveURL('/');
  expect(site.pages()).toEqual(['/contact/', '/']);
});
