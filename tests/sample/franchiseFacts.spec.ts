/** The answers to a franchise buyer's questions. */
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { waitForFonts } from '../fixtures/waitForFonts.ts';
import { messagesIn } from '#/messages/messages.ts';

const { franchiseDetails: record, format } = messagesIn('en');

const ROUTE = '/franchise-details/';
const PHONE = '+91 50000 01234';
const FORMATS = [
  ['Kiosk', '100–150 sq ft'],
  ['Takeaway', '200–300 sq ft'],
  ['Café', '500–800 sq ft'],
] as const;
/** What a kiosk and a takeaway take, each with nine months of its rent. */
const KIOSK = { format: 'kiosk', rent: '₹12,000', sum: '₹7.08–10.08\u00a0lakh' };
const TAKEAWAY = { format: 'takeaway', rent: '₹45,000', sum: '₹14.05–19.05\u00a0lakh' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of formats is shown, and no reckoner', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.getByRole('heading', { name: record.reckoner.heading })).toBeHidden();
    for (const [name, area] of FORMATS)
      await expect(page.getByRole('row', { name })).toContainText(area);
  });
});

test('the reckoner is within two screens', async ({ page }) => {
  await page.goto(ROUTE);
  await waitForFonts(page);
  const channels = page.getByRole('region', { name: record.genuine.heading });
  await expect(channels.getByRole('link')).toHaveText([PHONE, 'hello@tikhumithu.example']);
  await expect(channels).toContainText('Tikhu Mithu Foods');
  const { takes, reckoner } = record;
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
  await page.goto(ROUTE);
  const reckoner = page.getByRole('region', { name: record.reckoner.heading });
  const rent = reckoner.getByRole('textbox', { name: record.reckoner.own });
  const total = reckoner.getByRole('status').filter({ hasText: '₹' });
  const chat = reckoner.getByRole('link', { name: 'WhatsApp +91 50000 01234' });
  const interest = page.getByRole('textbox', { name: record.fields.interest });
  const sentence = (values: typeof KIOSK) => format(record.reckoner.interest, values);
  const ask = (name: string) =>
    reckoner.getByRole('link', { name: format(record.reckoner.ask, { format: name }) }).click();

  await test.step('the sum follows the selected and typed values', async () => {
    await rent.fill('Rs. 45,000');
    await expect(total).toHaveText('₹10.05–13.05 lakh');
    await reckoner.getByText('Takeaway', { exact: true }).click();
    await expect(total).toHaveText(TAKEAWAY.sum);
    await expect(rent).toHaveValue('Rs. 45,000');
  });
  await test.step('an unreadable amount is marked and not used', async () => {
    await rent.fill('1.5 lakh');
    await expect(reckoner.getByText(record.reckoner.wrong)).toBeVisible();
    await expect(rent).toHaveAccessibleDescription(record.reckoner.wrong);
    await expect(total).toBeHidden();
    await rent.fill('૪૫,૦૦૦');
    await expect(total).toHaveText(TAKEAWAY.sum);
  });
  await test.step('a chat link contains the sum, and the form takes it over visibly', async () => {
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.searchParams.get('text')).toBe(sentence(TAKEAWAY));
    await ask('Takeaway');
    const form = page.getByRole('region', { name: record.form.heading });
    await expect(form.getByText(sentence(TAKEAWAY)).first()).toBeInViewport();
    await expect(interest).toHaveValue(sentence(TAKEAWAY));
    await interest.fill(`${await interest.inputValue()}\nNear the station.`);
  });
  await test.step('the reckoner keeps its values after Back and in another language', async () => {
    await page.reload();
    await expect(rent).toHaveValue('૪૫,૦૦૦');
    await page.getByRole('link', { name: 'ગુજરાતી' }).first().click();
    await expect(page.locator('[name=rent]')).toHaveValue('૪૫,૦૦૦');
    await page.goBack();
    await expect(total).toHaveText(TAKEAWAY.sum);
  });
  await test.step('another choice replaces the sum in the form and leaves the other text', async () => {
    await reckoner.getByText('Kiosk', { exact: true }).click();
    await rent.fill('12000');
    await ask('Kiosk');
    await expect(interest).toHaveValue(`${sentence(KIOSK)}\nNear the station.`);
  });
});

test('a rent asked about twice is said once, in each language', async ({ page }) => {
  const rent = page.locator('[name=rent]');
  const interest = page.locator('[name=interest]');
  const copy = page.locator('[data-result-copy] strong');
  await page.goto(ROUTE);
  await rent.fill('30000');
  await page.locator('[data-ask]').click();
  await interest.fill(`Near the station. ${await interest.inputValue()} स्टेशन के पास।`);
  await rent.fill('99000'); // reckoned, but not asked about
  const gu = 'કિયોસ્ક શરૂ કરવાનો વિચાર છે; જગ્યાનું ભાડું મહિને આશરે ₹30,000 હશે';
  const hi = 'कियोस्क शुरू करने का इरादा है; जगह का किराया हर महीने करीब ₹12,000 होगा';
  const en = 'I am thinking of a kiosk; the rent would be about ₹12,000 a month';
  const expectOnce = async (sentence: string) => {
    await expect(interest).toHaveValue(/^Near the station\. [^.].*[.।] स्टेशन के पास।$/);
    await expect(interest).toHaveValue(new RegExp(`^Near the station\\. ${sentence}`));
    await expect(copy).toContainText(sentence);
    expect((await interest.inputValue()).match(/₹[\d,]+/g)?.length).toBe(2);
  };
  await page.goto(`/gu${ROUTE}`);
  await page.reload();
  await expectOnce(gu);
  await rent.fill('૧૨૦૦૦');
  await page.locator('[data-ask]').click();
  await expect(interest).toHaveValue(/₹12,000/);
  for (const [path, sentence] of [
    ['/hi', hi],
    ['', en],
  ] as const) {
    await page.goto(path + ROUTE);
    await expectOnce(sentence);
  }
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(copy).toBeHidden();
});

test('a question that makes the text too long is said at once', async ({ page }) => {
  const tooLong = page.getByText('Interest description must be 500 characters or less.');
  await page.goto(ROUTE);
  const interest = page.getByRole('textbox', { name: record.fields.interest });
  await interest.fill('x'.repeat(450));
  await expect(tooLong).toBeHidden();
  await page.locator('[data-ask]').click();
  await expect(tooLong).toBeInViewport();
  await page.reload();
  await expect(tooLong).toBeVisible();
  await interest.fill('x'.repeat(500));
  await expect(tooLong).toBeHidden();
});

test('fits on four sheets of paper @long', async ({ page }) => {
  await page.goto(ROUTE);
  await waitForFonts(page);
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page$/gm) ?? [];
  expect(sheets).toHaveLength(4);
});

test('prints what a buyer compares, without the form', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(ROUTE);
  const main = page.getByRole('main');
  for (const [name, area] of FORMATS) {
    const row = main.getByRole('row', { name });
    await expect(row.getByRole('cell', { name: area })).toBeVisible();
  }
  const { takes, buyer, terms, genuine } = record;
  const headings = [takes.heading, buyer.papers, terms.heading, genuine.heading];
  for (const name of headings) await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: PHONE }).first()).toBeVisible();
  await expect(main.getByRole('form')).toBeHidden();
  await expect(main.getByRole('article').filter({ visible: true })).toHaveCount(6);
});
