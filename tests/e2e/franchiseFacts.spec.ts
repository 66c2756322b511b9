/** Answers to a franchise buyer's questions, without scripts. */
import { expect, test } from '@playwright/test';
import { businessIn } from '#/business/business.ts';
import { formatRupeeRange, formatRupees } from '#/components/franchise/formatRupees.ts';
import { reckonSums } from '#/components/franchise/reckonSums.ts';
import { given } from '#/lib/given.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { words } from '#/words/words.ts';

const business = businessIn('en');
const { franchiseDetails: record, fill } = words('en');

const ROUTE = '/franchise-details/';
const { formats, rentMonths, accountName, papers, royalty, agreementYears, territory, refund } =
  business.franchise ?? {};

/** The sums in the calculator for each format, in order. */
const offered = rentMonths
  ? (formats?.items ?? []).flatMap((format) => {
      const sums = reckonSums(format, rentMonths);
      return sums.length > 0 ? [{ name: format.name, sums }] : [];
    })
  : [];

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
        .filter({ hasText: formatRupees('en', rent), visible: true })
        .click();
      const shown = reckoner.locator('dd').filter({ visible: true });
      await expect(shown.last()).toHaveText(formatRupeeRange('en', sum));
    }
  });

  test('the arrow keys alone choose seats and rent', async ({ page }) => {
    await page.goto(ROUTE);
    const radios = page.getByRole('radio').filter({ visible: true });
    const [first, second] = offered;
    await expect(radios).toHaveCount(offered.length + (first?.sums.length ?? 0));
    if (!first || !second) return;
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: second.name })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const rents = page.getByRole('group', {
      name: fill(record.reckoner.rentOf, { format: second.name }),
    });
    await expect(rents.getByRole('radio').nth(1)).toBeChecked();
  });

  test('the choice that has the focus shows its ring', async ({ page }) => {
    await page.goto(ROUTE);
    const radios = page.getByRole('radio').filter({ visible: true });
    for (const { name } of offered) {
      await (name === offered[0]?.name
        ? radios.first().focus()
        : page.keyboard.press('ArrowRight'));
      const label = page.locator('input:focus-visible + label', { hasText: name });
      await expect(label).toHaveCSS('outline-style', 'solid');
      await expect(label).toHaveCSS('outline-width', '3px');
    }
  });
});

test('only our own channels are named beside the warning', async ({ page }) => {
  await page.goto(ROUTE);
  const channels = page.getByRole('region', { name: record.genuine.heading });
  await expect(channels.getByRole('link')).toHaveText([business.phone.label, business.email.label]);
  if (accountName) await expect(channels).toContainText(accountName);
});

for (const margin of ['0', '10mm']) {
  test(`goes on two sheets of paper, with margins of ${margin}`, async ({ page }) => {
    await page.goto(ROUTE);
    await waitForFonts(page);
    const margins = { top: margin, right: margin, bottom: margin, left: margin };
    const pdf = await page.pdf({ format: 'A4', margin: margins });
    const sheets = pdf.toString('latin1').match(/\/Type \/Page$/gm) ?? [];
    expect(sheets).toHaveLength(formats ? 2 : 1);
  });
}

test('takes on paper what a buyer compares, and no form', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ROUTE);
  const main = page.getByRole('main');
  for (const { name, area } of formats?.items ?? []) {
    const row = main.getByRole('row', { name });
    await expect(row.getByRole('cell', { name: area })).toBeVisible();
  }
  const { takes, buyer, terms, genuine, reckoner } = record;
  const hasTerms = given([royalty, agreementYears, territory, refund]).length > 0;
  const said = [
    ...(formats ? [takes.heading] : []),
    ...(formats && rentMonths ? [reckoner.heading] : []),
    ...(papers ? [buyer.papers] : []),
    ...(hasTerms ? [terms.heading] : []),
    genuine.heading,
  ];
  for (const name of said) await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: business.phone.label }).first()).toBeVisible();
  await expect(main.getByRole('form')).toBeHidden();
});
