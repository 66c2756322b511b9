/** What a buyer of a franchise asks, answered without a script. */
import { expect } from '@playwright/test';
import { business } from '#/config.ts';
import { page as record } from '#/content/pages/franchiseDetails.ts';
import { formatRupeeRange, formatRupees } from '#/lib/formatRupees.ts';
import { reckonSums } from '#/lib/reckonSums.ts';
import { test } from '../fixtures/onePage.ts';

const ROUTE = '/franchise-details/';
const { formats, rentMonths, accountName } = business.franchise ?? {};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sum follows the seats and the rent that are chosen', async ({ page }) => {
    await page.goto(ROUTE);
    const format = formats?.items.at(-1);
    const reckoner = page.getByRole('region', { name: record.reckoner.heading });
    if (!format || !rentMonths) {
      await expect(reckoner).toHaveCount(0);
      return;
    }
    const sums = reckonSums(format, rentMonths);
    await reckoner.locator('label', { hasText: format.name }).click();
    for (const { rent, sum } of sums) {
      await reckoner
        .locator('label')
        .filter({ hasText: formatRupees(rent), visible: true })
        .click();
      const shown = reckoner.locator('dd').filter({ visible: true });
      await expect(shown.last()).toHaveText(formatRupeeRange(sum));
    }
  });

  test('the arrow keys alone choose seats and rent', async ({ page }) => {
    await page.goto(ROUTE);
    const radios = page.getByRole('radio').filter({ visible: true });
    if ((await radios.count()) === 0) return;
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: formats?.items[1]?.name ?? '' })).toBeChecked();
  });
});

test('only our own channels are named beside the warning', async ({ page }) => {
  await page.goto(ROUTE);
  const channels = page.getByRole('region', { name: record.genuine.heading });
  await expect(channels.getByRole('link')).toHaveText([business.phone.label, business.email.label]);
  if (accountName) await expect(channels).toContainText(accountName);
});
