/** Answers to a franchise buyer's questions, without scripts. */
import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { businessIn } from '#/business/business.ts';
import { formatRupeeRange, formatRupees } from '#/components/franchise/formatRupees.ts';
import { reckonSums } from '#/components/franchise/reckonSums.ts';
import { given } from '#/lib/given.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import { words } from '#/messages/messages.ts';

const business = businessIn('en');
const { franchiseDetails: record, fill } = words('en');

const ROUTE = '/franchise-details/';
const { formats, rentMonths, accountName, papers, royalty, agreementYears, territory, refund } =
  business.franchise ?? {};

/** The sums in the calculator for each format, in order. */
const offered = rentMonths
  ? (formats?.items ?? []).flatMap((format) => {
      const sums = reckonSums(format, rentMonths);
      return sums.length > 0 ? [{ ...format, sums }] : [];
    })
  : [];

/** Chooses the second format and its second rent. */
async function chooseByKeys(page: Page) {
  const radios = page.getByRole('radio').filter({ visible: true });
  const [first, second] = offered;
  await expect(radios).toHaveCount(offered.length + (first?.sums.length ?? 0));
  if (!first || !second) return;
  await radios.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: second.name })).toBeChecked();
  const label = page.locator('input:focus-visible + label', { hasText: second.name });
  await expect(label).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const rents = page.getByRole('group', {
    name: fill(record.reckoner.rentOf, { format: second.name }),
  });
  await expect(rents.getByRole('radio').nth(1)).toBeChecked();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sum follows the seats and the rent that are chosen, also by the arrow keys alone', async ({
    page,
  }) => {
    await page.goto(ROUTE);
    await test.step('the arrow keys choose both', () => chooseByKeys(page));
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
});

test('what it takes is reckoned within two screens, and only our own channels are named as genuine', async ({
  page,
}) => {
  await page.goto(ROUTE);
  await waitForFonts(page);
  const channels = page.getByRole('region', { name: record.genuine.heading });
  await expect(channels.getByRole('link')).toHaveText([business.phone.label, business.email.label]);
  if (accountName) await expect(channels).toContainText(accountName);
  const { takes, reckoner } = record;
  const [first] = offered;
  if (!first) return;
  const twoScreens = 2 * (page.viewportSize()?.height ?? 0);
  const section = page.getByRole('region', { name: reckoner.heading });
  for (const part of [
    page.getByRole('heading', { name: takes.heading }),
    section.getByRole('textbox', { name: reckoner.own }),
    section.getByRole('link', { name: fill(reckoner.ask, { format: first.name }) }),
  ]) {
    const { y = 0, height = twoScreens } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(twoScreens);
  }
});

test('a rent of one’s own is reckoned with, and asked about in words that can be changed', async ({
  page,
}) => {
  const [example, format] = offered;
  if (!example || !format || !rentMonths) return;
  await page.goto(ROUTE);
  const reckoner = page.getByRole('region', { name: record.reckoner.heading });
  const choose = (name: string) => reckoner.locator('label', { hasText: name }).click();
  const ask = ({ name }: { name: string }) =>
    reckoner.getByRole('link', { name: fill(record.reckoner.ask, { format: name }) }).click();
  const interest = page.getByRole('textbox', { name: record.fields.interest });
  const sentence = ({ name }: { name: string }, rent: string) =>
    fill(record.reckoner.interest, { format: name, rent });

  await test.step('the sum follows what is typed, in every format', async () => {
    await reckoner.getByRole('textbox', { name: record.reckoner.own }).fill('45,000');
    await choose(format.name);
    const [sums] = reckonSums({ investment: format.investment, rents: [45_000] }, rentMonths);
    const total = sums?.sum.map((amount) => `₹${amount.toLocaleString('en-IN')}`).join('–') ?? '';
    await expect(reckoner.locator('dd').filter({ visible: true }).last()).toHaveText(total);
  });
  await test.step('on paper it takes the place of the examples', async () => {
    await page.emulateMedia({ media: 'print' });
    const sums = reckoner.locator('dl').filter({ visible: true });
    await expect(sums).toHaveCount(offered.length);
    await page.emulateMedia({ media: null });
  });
  await test.step('the form takes it over', async () => {
    await ask(format);
    await expect(page.getByRole('heading', { name: record.form.heading })).toBeInViewport();
    await expect(interest).toHaveValue(sentence(format, '₹45,000'));
    expect(new URL(page.url()).search).toBe('');
  });
  await test.step('another choice takes its place and leaves the rest', async () => {
    await interest.fill(`${await interest.inputValue()}\nNear the station.`);
    await choose(example.name);
    const rent = formatRupees('en', example.sums[0]?.rent ?? 0);
    await reckoner.locator('label', { hasText: rent }).click();
    await ask(example);
    await expect(interest).toHaveValue(`Near the station.\n${sentence(example, rent)}`);
  });
});

test('goes on three sheets of paper @long', async ({ page }) => {
  await page.goto(ROUTE);
  await waitForFonts(page);
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page$/gm) ?? [];
  expect(sheets).toHaveLength(formats ? 3 : 2);
});

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
  await expect(main.getByRole('article').filter({ visible: true })).toHaveCount(6);
  const sumsOnPaper = main.locator('dd').filter({ visible: true });
  for (const { sums } of offered)
    for (const { sum } of sums)
      await expect(sumsOnPaper).toContainText([formatRupeeRange('en', sum)]);
});
