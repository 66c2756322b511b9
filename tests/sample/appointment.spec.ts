import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Inquire Now' });
const nextOf = (page: Page) =>
  page.getByText('Nothing has been sent. Call or message us to fix the time.');

async function fillIn(page: Page) {
  await page.getByLabel('Your Name').fill('Hetal Parmar');
  await page.getByLabel('Email Address').fill('hetal@post.example');
  await page.getByLabel('Phone Number').fill('50000 11111');
  await page.getByLabel('Preferred Date').fill('2027-01-14');
  await page.getByLabel('Time').selectOption('2:00 PM');
  await page.getByLabel('Number Of Person').selectOption('5 people');
}

test('an appointment needs every field and a date to come, and sends nothing', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-14T12:00:00Z');
  await page.goto('/testimonial/');
  await buttonOf(page).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await fillIn(page);
  const date = page.getByLabel('Preferred Date');
  await date.fill('2027-01-12');
  await buttonOf(page).click();
  await expect(date).toBeFocused();
  await expect(nextOf(page)).toBeHidden();
  await date.fill('2027-01-14');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await buttonOf(page).click();
  await expect(nextOf(page)).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Hetal Parmar');
  expect(new URL(page.url()).search).toBe('');
  expect(requests).toEqual([]);
});

test('an appointment survives a reload, and goes by WhatsApp', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-14T12:00:00Z');
  await page.goto('/testimonial/');
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('Hetal Parmar');
  await expect(page.getByLabel('Number Of Person')).toHaveValue('5_person');
  const form = page.getByRole('form', { name: 'Come and taste' });
  const href = (await form.locator('a[target=_blank]').getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toBe(
    [
      'Come and taste\n',
      'Your Name: Hetal Parmar',
      'Email Address: hetal@post.example',
      'Phone Number: 50000 11111',
      'Preferred Date: 2027-01-14',
      'Time: 2:00 PM',
      'Number Of Person: 5 people',
    ].join('\n'),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an appointment keeps its fields, and says how to fix a time', async ({ page }) => {
    await page.goto('/testimonial/');
    await fillIn(page);
    await expect(page.getByText('This form sends nothing')).toBeVisible();
    await buttonOf(page).click();
    await expect(page.getByLabel('Your Name')).toHaveValue('Hetal Parmar');
    expect(new URL(page.url()).search).toBe('');
  });
});
