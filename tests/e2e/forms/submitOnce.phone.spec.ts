import { expect } from 'playwright/test';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';

test('while a lead is on its way, presses add nothing to it and nothing can be typed', async ({
  page,
  site,
}) => {
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
});

test('a double click on a server that refuses is one POST', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  site.reply({ status: 422, body: '{"message":"No."}' });
  await form.fill();
  await form.button.dblclick();
  await expect(form.failure).toHaveText('No.');
  expect(site.countPosts()).toBe(1);
});
