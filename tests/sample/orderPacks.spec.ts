/** From a pack to an order for it. */
import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { hydrate, watchComplaints } from '../e2e/fixtures/islands.ts';

const KHAKHRA = 'Methi khakhra';
const THEPLA = 'Methi thepla';
const cards = (page: Page) => page.getByRole('region', { name: 'Choose packs' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const order = (page: Page) => page.getByRole('region', { name: 'Order packs' });
const more = (page: Page, name: string) =>
  cards(page)
    .getByRole('group', { name: `Number of packs: ${name}` })
    .getByRole('button', { name: 'One more' })
    .click();
const orderThese = (page: Page) => cards(page).getByRole('link', { name: 'Order these' }).click();

test('quantities write the text of a hydrated order', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/ready-to-eat/');
  await hydrate(page.locator('astro-island[component-url*="Form"]'));
  await field(page).fill('By Friday, please');
  await more(page, KHAKHRA);
  await orderThese(page);
  await expect(field(page)).toHaveValue('By Friday, please\n1 × Methi khakhra, 200\u00a0g');
  await expect(page.getByRole('heading', { name: 'Order packs' })).toBeInViewport();
  await expect(order(page).getByText('1 × Methi khakhra, 200\u00a0g\nTotal ₹90')).toBeInViewport();
  await more(page, KHAKHRA);
  await more(page, THEPLA);
  await orderThese(page);
  const text =
    'By Friday, please\n2 × Methi khakhra, 200\u00a0g\n1 × Methi thepla, 5 pieces, 200\u00a0g';
  await expect(field(page)).toHaveValue(text);
  await page.reload();
  await expect(field(page)).toHaveValue(text);
  await expect(cards(page)).toContainText('Total ₹260');
  await cards(page).getByRole('spinbutton').first().fill('0');
  await expect(field(page)).toHaveValue(
    'By Friday, please\n1 × Methi thepla, 5 pieces, 200\u00a0g',
  );
  expect(complaints).toEqual([]);
});

test('an order of three packs is said once, in each language', async ({ page }) => {
  const counts = () =>
    page
      .getByRole('spinbutton')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value).join(' '));
  const text = page.locator('textarea[name=description]');
  await page.goto('/ready-to-eat/');
  for (const name of [KHAKHRA, KHAKHRA, THEPLA]) await more(page, name);
  await text.press('End');
  await text.pressSequentially('\nશુક્રવાર સુધીમાં');
  for (const [path, khakhra, thepla] of [
    ['/gu', '2 × મેથી ખાખરા, 200\u00a0ગ્રામ', '1 × મેથી થેપલાં, 5\u00a0નંગ, 200\u00a0ગ્રામ'],
    ['/hi', '2 × मेथी खाखरा, 200\u00a0ग्राम', '1 × मेथी थेपला, 5\u00a0पीस, 200\u00a0ग्राम'],
    ['', '2 × Methi khakhra, 200\u00a0g', '1 × Methi thepla, 5 pieces, 200\u00a0g'],
  ]) {
    await page.goto(`${path}/ready-to-eat/`);
    await page.reload();
    await expect(text).toHaveValue([khakhra, thepla, 'શુક્રવાર સુધીમાં'].join('\n'));
    expect(await counts()).toBe('2 1 0 0');
  }
  await text.fill('4 × Chakri, 200\u00a0g');
  expect(await counts()).toBe('0 0 4 0');
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  expect(await counts()).toBe('0 0 0 0');
});

test('the total beside the quantities includes typed ones', async ({ page }) => {
  await page.goto('/ready-to-eat/');
  await expect(cards(page)).toContainText('Total ₹0');
  await cards(page).getByRole('spinbutton').first().fill('12');
  await more(page, THEPLA);
  await expect(cards(page)).toContainText('Total ₹1,160');
  await cards(page).getByRole('spinbutton').first().fill('');
  await expect(cards(page)).toContainText('Total ₹80');
});

test('an order can be sent by WhatsApp, with its packs and their total', async ({ page }) => {
  await page.goto('/ready-to-eat/');
  await more(page, KHAKHRA);
  await more(page, THEPLA);
  const link = cards(page).getByRole('link', { name: 'WhatsApp' });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message?.split(/\s*\n+/)).toEqual([
    'Order packs',
    'Description: 1 × Methi khakhra, 200\u00a0g',
    '1 × Methi thepla, 5 pieces, 200\u00a0g',
    'Total ₹170',
  ]);
});

test('ordering a pack removes the error that there is none', async ({ page }) => {
  await page.goto('/ready-to-eat/');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await more(page, KHAKHRA);
  await orderThese(page);
  await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
});
