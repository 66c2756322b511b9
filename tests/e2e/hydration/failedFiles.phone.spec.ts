import { expect } from 'playwright/test';
import { CONTACT, forms, openForm, test } from '../fixtures/leadForms.ts';
import { holdRequests, ISLAND_FILES } from '../fixtures/islands.ts';

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

test('a button that is pressed early by keyboard keeps the focus', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.press('Enter');
  await expect(form.section.getByRole('status').filter({ hasText: forms.submitting })).toHaveCount(
    1,
  );
  await expect(form.button).toBeFocused();
  await expect(form.button).toHaveText(forms.submitting);
  await expect(form.button).toBeDisabled();
  release();
  await expect(form.receipt).toBeVisible();
  await expect(form.button).toBeFocused();
});
