import { expect } from 'playwright/test';
import { messagesIn } from '#/messages/messages.ts';
import type { Reply } from '../../fixtures/formSite.ts';
import {
  CONTACT,
  expectWaysOut,
  format,
  forms,
  openForm,
  stopClock,
  test,
} from '../fixtures/leadForms.ts';

const MAY_HAVE = forms.unanswered;

const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const html = (status: number): Reply => ({
  status,
  body: '<!doctype html><title>Error</title><h1>Something broke</h1>',
  type: 'text/html',
});

test('a form is cleared only after its lead has arrived', async ({ page, site }) => {
  await stopClock(page);
  const counted = () => page.locator('html').getAttribute('data-counted');
  const form = await openForm(page, CONTACT);
  await page.evaluate(() => {
    document.body.addEventListener('lead:state', ({ detail: { state }, target }) => {
      const { dataset } = document.documentElement;
      const from = target instanceof Element ? target.id : '';
      if (state === 'sent') dataset.counted = `${dataset.counted ?? ''}${from}`;
    });
  });
  await form.fill();
  site.reply(html(200));
  await form.button.click();
  await expect(form.failure).toHaveText(CONTACT.texts.failed + MAY_HAVE);
  await expectWaysOut(form, CONTACT);
  await expect(form.terms).toBeChecked();
  await expect(form.button).toHaveText(CONTACT.texts.submit);
  expect(await counted()).toBeNull();
  site.reply({ status: 204 });
  await form.button.click();
  await expect(form.success).toHaveText(CONTACT.texts.sent);
  await expect(form.failure).toBeHidden();
  for (const value of Object.values(await form.values())) expect(value).toBe('');
  expect(await counted()).toBe(CONTACT.id);
  const { path, payload } = CONTACT;
  expect(site.leads).toMatchObject([
    { path, payload },
    { path, payload },
  ]);
});

const SHORT = 'The phone field must be at least 10 digits.';
const TAKEN = 'આ ઇમેઇલ લેવાઈ ગયું છે.';

test('field errors from the server are shown at their fields', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply(
    json(422, {
      message: `${SHORT} (and 2 more errors)`,
      errors: { email: [TAKEN], phone: [SHORT] },
    }),
  );
  await form.button.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([TAKEN, SHORT]);
  await expect(form.failure).toHaveText(CONTACT.texts.failed);
  await expect(form.error('email')).toHaveText(TAKEN);
  const phone = form.field('phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(
    `${messagesIn('en').contact.fields.phoneHint} ${SHORT}`,
  );
  expect(await form.values()).toEqual(CONTACT.typed);

  await form.summary.getByRole('link', { name: SHORT }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
});

test('a failure says why, whether the lead may be there, and when to retry', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  const wait = { headers: { 'retry-after': '90' } };
  const soon = format(forms.retryAfter, { time: '2 minutes' });
  for (const [reply, said] of [
    [json(409, { message: 'અમે બંધ છીએ.' }), 'અમે બંધ છીએ.'],
    [json(422, { errors: ['અમે બંધ છીએ.'] }), 'અમે બંધ છીએ.'],
    [json(201, { error: 'Could not save' }), CONTACT.texts.failed + MAY_HAVE],
    [json(419, { message: 'CSRF token mismatch.' }), CONTACT.texts.failed],
    [{ ...json(429, { message: 'Too Many Attempts.' }), ...wait }, CONTACT.texts.failed + soon],
    [{ ...json(503, {}), ...wait }, CONTACT.texts.failed + MAY_HAVE + soon],
    ['cut before a response', CONTACT.texts.failed + MAY_HAVE],
    ['cut in the body', CONTACT.texts.failed + MAY_HAVE],
  ] as const) {
    site.reply(reply);
    await form.tryAgain.or(form.button).first().click();
    await expect(form.failure).toHaveText(said);
    expect(await form.values()).toEqual(CONTACT.typed);
  }
  expect(site.leads.at(-1)?.headers).toMatchObject({ 'accept-language': 'en' });
});
