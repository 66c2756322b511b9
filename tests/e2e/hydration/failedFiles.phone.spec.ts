import { expect } from 'playwright/test';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';

test('a form is sent without a reload after one of its files failed once', async ({
  page,
  site,
}) => {
  site.failScript();
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});
