import { expect } from 'playwright/test';
import { waitForFonts } from '../../fixtures/waitForFonts.ts';
import { CONTACT, FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';

test('a form that is edited stays where it is while messages above it go @long', async ({
  page,
}) => {
  const form = await openForm(page, CONTACT);
  await waitForFonts(page);
  await form.button.click();
  await expect(form.summary).toBeFocused();
  const message = form.field('message');
  await message.focus();
  const before = await message.boundingBox();
  await page.keyboard.type('a');
  await expect(form.summary.getByRole('link')).toHaveCount(3);
  const after = await message.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('what the form says comes into sight, however far down its button is', async ({
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
