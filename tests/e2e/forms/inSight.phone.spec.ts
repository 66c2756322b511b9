import { expect } from 'playwright/test';
import { FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';

test('the form’s message scrolls into view, however far down its button is', async ({
  page,
  site,
}) => {
  const form = await openForm(page, FRANCHISE);
  await form.fill();
  site.reply({ status: 500 });
  await form.button.click();
  await expect(form.failure).toBeInViewport({ ratio: 1 });
  site.reply({ status: 201 });
  await form.button.click();
  await expect(form.receipt).toBeInViewport({ ratio: 1 });
});
