import { expect } from 'playwright/test';
import { formMessages } from '#/features/forms/formMessages.ts';
import { CONTACT, openForm, test } from '../fixtures/leadForms.ts';

const { contact } = formMessages('en');
const EMAIL = contact.fields.emailWrong;

test('an empty form lists all required fields in order', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.fill({ name: '', email: '', phone: '', message: '' });
  await form.terms.uncheck();
  await form.button.click();
  const missing = [contact.nameMissing, contact.fields.emailMissing, contact.messageMissing];
  const lines = form.summary.getByRole('link');
  await expect(lines).toHaveText([...missing, contact.termsMissing]);
  await expect(form.terms).toHaveAccessibleDescription(contact.termsMissing);
  await form.terms.check();
  await expect(form.terms).not.toHaveAttribute('aria-invalid');
  await expect(lines).toHaveText(missing);
  expect(site.countPosts()).toBe(0);
});

test('an error appears on submit, and disappears at the next edit', async ({ page }) => {
  const form = await openForm(page, CONTACT);
  await form.fill({ email: 'asha' });
  await form.field('name').focus();
  await expect(form.error('email')).toBeHidden();
  await form.button.click();
  await expect(form.error('email')).toHaveText(EMAIL);
  await form.field('email').press('End');
  await form.field('email').press('@');
  await expect(form.error('email')).toBeHidden();
  await expect(form.summary).toBeHidden();
  await form.field('phone').focus();
  await expect(form.error('email')).toBeHidden();
  await form.button.click();
  await expect(form.error('email')).toHaveText(EMAIL);
  await expect(form.summary.getByRole('link')).toHaveText([EMAIL]);
});
