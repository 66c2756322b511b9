import { expect } from 'playwright/test';
import { CONTACT, formMarkup, openForm, test } from '../fixtures/leadForms.ts';

test('a lead being sent ignores presses, and says if the page breaks', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply('silence');
  await form.button.click();
  await expect(form.button).toBeDisabled();
  await expect(form.clear).toBeDisabled();
  for (const name of Object.keys(CONTACT.labels)) {
    await expect(form.field(name)).not.toBeEditable();
    if (name !== 'message') await form.field(name).press('Enter');
  }
  await expect.poll(() => site.leads.length).toBe(1);
  expect(site.countPosts()).toBe(1);
  await form.island.dispatchEvent('island:broken');
  await expect(form.failure).toHaveText(CONTACT.texts.failed + formMarkup.broken);
});

test('a double click sends one POST, even if the server refuses it', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  site.reply({ status: 422, body: '{"message":"No."}' });
  await form.fill();
  await form.button.dblclick();
  await expect(form.failure).toHaveText('No.');
  expect(site.countPosts()).toBe(1);
});
