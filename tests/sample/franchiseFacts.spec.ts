/** The answers to a franchise buyer's questions. */
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import type { CounterFormat } from '#/business/franchise.ts';
import { businessIn } from '#/business/business.ts';
import { formatRupeeRange, formatRupees } from '#/features/reckoner/formatRupees.ts';
import { given } from '#/lib/given.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { messagesIn } from '#/messages/messages.ts';

const business = businessIn('en');
const { franchiseDetails: record, format: formatMessage } = messagesIn('en');

const ROUTE = '/franchise-details/';
const { formats, rentMonths, accountName, papers, royalty, agreementYears, territory, refund } =
  business.franchise ?? {};

/** The formats that the reckoner offers. */
const offered: readonly CounterFormat[] = rentMonths ? (formats?.items ?? []) : [];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of formats is shown, and no reckoner', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.getByRole('heading', { name: record.reckoner.heading })).toBeHidden();
    for (const { name, area } of formats?.items ?? [])
      await expect(page.getByRole('row', { name })).toContainText(area);
  });
});

test('the reckoner is within two screens, and the page names our own channels as the only genuine ones', async ({
  page,
}) => {
  await page.goto(ROUTE);
  await waitForFonts(page);
  const channels = page.getByRole('region', { name: record.genuine.heading });
  await expect(channels.getByRole('link')).toHaveText([business.phone.label, business.email.label]);
  if (accountName) await expect(channels).toContainText(accountName);
  const { takes, reckoner } = record;
  if (offered.length === 0) return;
  const twoScreens = 2 * (page.viewportSize()?.height ?? 0);
  const section = page.getByRole('region', { name: reckoner.heading });
  for (const part of [
    page.getByRole('heading', { name: takes.heading }),
    section.getByRole('textbox', { name: reckoner.own }),
  ]) {
    const { y = 0, height = twoScreens } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(twoScreens);
  }
});

test('a custom rent is used in the sum and in a question that can be edited', async ({ page }) => {
  const [first, format] = offered;
  if (!first || !format || !rentMonths) return;
  await page.goto(ROUTE);
  const reckoner = page.getByRole('region', { name: record.reckoner.heading });
  const rent = reckoner.getByRole('textbox', { name: record.reckoner.own });
  const total = reckoner.getByRole('status').filter({ hasText: '₹' });
  const chat = reckoner.getByRole('link', { name: business.whatsapp?.label ?? '' });
  const interest = page.getByRole('textbox', { name: record.fields.interest });
  const totalOf = ({ investment: [from, to] }: typeof format, rupees: number) => {
    const months = rentMonths.deposit + rentMonths.ahead;
    return formatRupeeRange('en', [from + months * rupees, to + months * rupees]);
  };
  const sentence = (chosen: typeof format, rupees: number) =>
    formatMessage(record.reckoner.interest, {
      format: chosen.name.toLowerCase(),
      rent: formatRupees('en', rupees),
      sum: totalOf(chosen, rupees),
    });

  await test.step('the sum follows the selected and typed values', async () => {
    await rent.fill('Rs. 45,000');
    await expect(total).toHaveText(totalOf(first, 45_000));
    await reckoner.getByText(format.name, { exact: true }).click();
    await expect(total).toHaveText(totalOf(format, 45_000));
    await expect(rent).toHaveValue('Rs. 45,000');
  });
  await test.step('an unreadable amount is marked and not used', async () => {
    await rent.fill('1.5 lakh');
    await expect(reckoner.getByText(record.reckoner.wrong)).toBeVisible();
    await expect(rent).toHaveAccessibleDescription(record.reckoner.wrong);
    await expect(total).toBeHidden();
    await rent.fill('૪૫,૦૦૦');
    await expect(total).toHaveText(totalOf(format, 45_000));
  });
  await test.step('a chat link contains the sum, and the form takes it over visibly', async () => {
    if (business.whatsapp)
      expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
        sentence(format, 45_000),
      );
    await reckoner
      .getByRole('link', { name: formatMessage(record.reckoner.ask, { format: format.name }) })
      .click();
    const form = page.getByRole('region', { name: record.form.heading });
    await expect(form.getByText(sentence(format, 45_000)).first()).toBeInViewport();
    await expect(interest).toHaveValue(sentence(format, 45_000));
    await interest.fill(`${await interest.inputValue()}\nNear the station.`);
  });
  await test.step('the reckoner keeps its values after Back and in another language', async () => {
    await page.reload();
    await expect(rent).toHaveValue('૪૫,૦૦૦');
    await page.getByRole('link', { name: 'ગુજરાતી' }).first().click();
    await expect(page.locator('[name=rent]')).toHaveValue('૪૫,૦૦૦');
    await page.goBack();
    await expect(total).toHaveText(totalOf(format, 45_000));
  });
  await test.step('another choice replaces the sum in the form and leaves the other text', async () => {
    await reckoner.getByText(first.name, { exact: true }).click();
    await rent.fill('12000');
    await reckoner
      .getByRole('link', { name: formatMessage(record.reckoner.ask, { format: first.name }) })
      .click();
    await expect(interest).toHaveValue(/Near the station\./);
    await expect(interest).toHaveValue(new RegExp(sentence(first, 12_000)));
  });
});

test('fits on three sheets of paper @long', async ({ page }) => {
  await page.goto(ROUTE);
  await waitForFonts(page);
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page$/gm) ?? [];
  expect(sheets).toHaveLength(formats ? 3 : 2);
});

test('prints what a buyer compares, without the form', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ROUTE);
  const main = page.getByRole('main');
  for (const { name, area } of formats?.items ?? []) {
    const row = main.getByRole('row', { name });
    await expect(row.getByRole('cell', { name: area })).toBeVisible();
  }
  const { takes, buyer, terms, genuine } = record;
  const hasTerms = given([royalty, agreementYears, territory, refund]).length > 0;
  const said = [
    ...(formats ? [takes.heading] : []),
    ...(papers ? [buyer.papers] : []),
    ...(hasTerms ? [terms.heading] : []),
    genuine.heading,
  ];
  for (const name of said) await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: business.phone.label }).first()).toBeVisible();
  await expect(main.getByRole('form')).toBeHidden();
  await expect(main.getByRole('article').filter({ visible: true })).toHaveCount(6);
});
