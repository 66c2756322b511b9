import { expect } from 'playwright/test';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import type { Reply } from '../../fixtures/formSite.ts';
import {
  business,
  CONTACT,
  expectWaysOut,
  openForm,
  stopClock,
  test,
} from '../fixtures/leadForms.ts';

const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const html = (status: number): Reply => ({
  status,
  body: '<!doctype html><title>Error</title><h1>Something broke</h1>',
  type: 'text/html',
});

test('a form says how it went, and is emptied only once its lead has arrived', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply(html(200));
  await form.button.click();
  await expect(form.failure).toHaveText(CONTACT.failed);
  await expectWaysOut(form, CONTACT);
  await expect(form.terms).toBeChecked();
  await expect(form.button).toHaveText(CONTACT.button);
  site.reply({ status: 204 });
  await form.button.click();
  await expect(form.success).toHaveText(CONTACT.sent);
  await expect(form.failure).toBeHidden();
  for (const value of Object.values(await form.values())) expect(value).toBe('');
  const { path, payload } = CONTACT;
  expect(site.leads).toMatchObject([
    { path, payload },
    { path, payload },
  ]);
});

test('the success text goes after 2 seconds, the receipt at the next edit', async ({ page }) => {
  await stopClock(page, '2026-11-21T14:32:10+05:30');
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.success).toHaveText(CONTACT.sent);
  await expect(form.receipt).toHaveText(
    sentences('Received at 14:32.', business.reply && `We reply within ${business.reply.time}.`),
  );
  for (const { href } of given([business.phone, business.whatsapp])) {
    await expect(form.section.locator(`a[href="${href}"]`).filter({ visible: true })).toBeVisible();
  }
  await page.clock.runFor(1_900);
  await expect(form.success).toBeVisible();
  await page.clock.runFor(200);
  await expect(form.success).toBeHidden();
  await page.clock.runFor(3_600_000);
  await expect(form.receipt).toBeVisible();
  await form.field('name').press('a');
  await expect(form.receipt).toBeHidden();
});

const SHORT = 'The phone field must be at least 10 digits.';
const TAKEN = 'આ ઇમેઇલ લેવાઈ ગયું છે.';
/** About a field that the form lacks. */
const TICK = 'बॉक्स पर निशान लगाएँ।';

test('errors of fields stand at their fields, in the server’s words', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply(
    json(422, {
      message: `${SHORT} (and 2 more errors)`,
      errors: { email: [TAKEN], phone: [SHORT], captcha: [TICK] },
    }),
  );
  await form.button.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([TAKEN, SHORT]);
  await expect(form.summary.getByRole('link', { name: TAKEN })).toHaveAttribute('lang', 'gu');
  await expect(form.summary.getByRole('link', { name: SHORT })).not.toHaveAttribute('lang');
  await expect(form.failure).toHaveText(`${SHORT} (and 2 more errors)${TICK}`);
  await expect(form.failure.getByText(TICK)).toHaveAttribute('lang', 'hi');
  await expect(form.error('email')).toHaveText(TAKEN);
  await expect(form.error('email')).toHaveAttribute('lang', 'gu');
  const phone = form.field('phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(
    `Optional: only if you would like a call. ${SHORT}`,
  );
  expect(await form.values()).toEqual(CONTACT.typed);

  await form.summary.getByRole('link', { name: SHORT }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
  await phone.press('End');
  await phone.press('5');
  await expect(form.error('phone')).toBeHidden();
  await expect(form.summary.getByRole('link')).toHaveText([TAKEN]);
});

test('429 says when to try again, and 502 that it may have arrived', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply({ ...json(429, { message: 'Too many.' }), headers: { 'retry-after': '90' } });
  await form.button.click();
  await expect(form.failure).toHaveText('Too many.Please try again in 2 minutes.');
  site.reply(html(502));
  await form.button.click();
  await expect(form.failure).toHaveText(
    `${CONTACT.failed}A server on the way answered in place of ours, so it may have reached us all the same.`,
  );
  expect(await form.values()).toEqual(CONTACT.typed);
});
