import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import { longUnless } from '../fixtures/long.ts';

const POST = '/blog-single/6/';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const timeOf = (page: Page) => page.locator('header time');

/** Opens the post when it is this old. */
async function openAfter(page: Page, ageMs: number): Promise<void> {
  await page.goto(POST);
  const moment = await timeOf(page).getAttribute('datetime');
  await page.clock.setFixedTime(Date.parse(moment ?? '') + ageMs);
  await page.reload();
}

for (const [ageMs, text] of [
  [MINUTE_MS, '1 minute ago'],
  [59 * MINUTE_MS, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [23 * HOUR_MS, '23 hours ago'],
  [DAY_MS, '1 day ago'],
  [211 * DAY_MS, '211 days ago'],
] as const) {
  test(`a post of that age says ${text}${longUnless(text === '1 day ago')}`, async ({ page }) => {
    await openAfter(page, ageMs);
    await expect(timeOf(page)).toHaveText(text);
  });
}

test('a post that is dated ahead shows its day', async ({ page }) => {
  await openAfter(page, -DAY_MS);
  await expect(timeOf(page)).toHaveText('23 April 2026');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post shows its day', async ({ page }) => {
    await page.goto(POST);
    await expect(timeOf(page)).toHaveText('23 April 2026');
  });
});
