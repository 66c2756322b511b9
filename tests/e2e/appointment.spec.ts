import { expect, test } from '@playwright/test';

test('an appointment asks for every field, and sends nothing', async ({ page }) => {
  await page.goto('/testimonial/');
  const inquire = page.getByRole('button', { name: 'Inquire Now' });
  await inquire.click();
  await expect(page.getByLabel('Your Name')).toBeFocused();

  await page.getByLabel('Your Name').fill('Hetal Parmar');
  await page.getByLabel('Email Address').fill('hetal@post.example');
  await page.getByLabel('Phone Number').fill('50000 11111');
  await page.getByLabel('Preferred Date').fill('2027-01-14');
  await page.getByLabel('Time').selectOption('2:00 PM');
  await page.getByLabel('Number Of Person').selectOption('5 people');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await inquire.click();
  await expect(page.getByLabel('Your Name')).toHaveValue('Hetal Parmar');
  expect(new URL(page.url()).search).toBe('');
  expect(requests).toEqual([]);
});

test('Not Found is reached from the testimonials', async ({ page }) => {
  await page.goto('/testimonial/');
  await page.getByRole('link', { name: '404' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
});
