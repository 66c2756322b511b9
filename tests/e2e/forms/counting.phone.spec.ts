import { expect } from 'playwright/test';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';

test('a form says once that the server took a lead', async ({ page, site }) => {
  await page.addInitScript(() => {
    document.addEventListener('site:counted', ({ detail }) => {
      const { dataset } = document.documentElement;
      dataset.counted = `${dataset.counted ?? ''}${JSON.stringify(detail)}`;
    });
  });
  const counted = () => page.locator('html').getAttribute('data-counted');
  const form = await openForm(page, CONTACT);
  site.reply({ status: 500, body: '{}' });
  await form.fill();
  await form.button.click();
  await expect(form.failure).toBeVisible();
  expect(await counted()).toBeNull();
  site.reply({ status: 201, body: '{}' });
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  expect(await counted()).toBe(JSON.stringify({ kind: 'lead', from: CONTACT.id }));
});
