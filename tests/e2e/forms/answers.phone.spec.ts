import { expect } from '@playwright/test';
import { business } from '#/config.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import type { Reply } from '../../fixtures/formSite.ts';
import {
  CONTACT,
  expectWaysOut,
  FORMS,
  openForm,
  stopClock,
  test as test,
} from '../../fixtures/leadForms.ts';
import { longUnless } from '../../fixtures/long.ts';

const HTML = '<!doctype html><title>Error</title><h1>Something broke</h1>';

const json = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const html = (status: number): Reply => ({ status, body: HTML, type: 'text/html' });

const SUCCESSES: [string, Reply][] = [
  ['201 with JSON', json(201, { status: 'success' })],
  ['200 without a body', { status: 200, body: '' }],
  ['200 with plain text', { status: 200, body: 'OK', type: 'text/html' }],
  ['204', { status: 204 }],
  ['299 without errors', json(299, { success: 1, error: null, errors: [] })],
  ['200 with null', json(200, null)],
];

test('an answer from 200 to 299 is a success unless its body says otherwise @long', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  for (const [index, [name, reply]] of SUCCESSES.entries()) {
    await test.step(name, async () => {
      site.reply(reply);
      await form.autofill();
      await form.button.click();

      await expect(form.receipt).toBeVisible();
      await expect(form.failure).toBeHidden();
      expect(site.countPosts()).toBe(index + 1);
    });
  }
  expect(site.leads.map(({ payload }) => payload)).toEqual(SUCCESSES.map(() => CONTACT.payload));
});

/** An answer of the server, and the message: the server's reason, or the form's own text. */
const REFUSALS: [string, Reply, string?][] = [
  ['422 with a message', json(422, { message: 'Write on Monday.' }), 'Write on Monday.'],
  ['422 with an error', json(422, { error: ' We are closed. ' }), 'We are closed.'],
  ['422 nested', json(422, { error: { code: 7, message: 'Too late.' } }), 'Too late.'],
  ['422 by field', json(422, { message: { email: ['It bounced.'] } }), 'It bounced.'],
  [
    '422 with tags',
    json(422, { message: '<p><b>No</b>thing &amp; nobody</p>' }),
    'Nothing & nobody',
  ],
  ['422 with a long message', json(422, { message: 'x'.repeat(900) }), 'x'.repeat(300)],
  ['422 with an object', json(422, { message: { text: { en: 'Not today.' } } }), 'Not today.'],
  ['422 with 50,000 letters', json(422, { error: 'ક'.repeat(50_000) }), 'ક'.repeat(300)],
  ['422 that would run', json(422, { message: '</p><img src=x onerror=alert(1)>' })],
  ['200 that took nothing', json(200, { success: false, message: 'Full.' }), 'Full.'],
  ['201 with an error', json(201, { status: 'error', message: 'No room.' }), 'No room.'],
  ['200 that fails without words', json(200, { status: 'fail' })],
  ['200 with a status of false', json(200, { status: false })],
  ['200 with a success of "false"', json(200, { success: 'false' })],
  ['200 with a code', json(200, { code: 422, msg: 'No e-mail.' }), 'No e-mail.'],
  ['299 that says no', json(299, { error: 'No.' }), 'No.'],
  ['200 that contradicts itself', json(200, { message: 'Sent!', errors: ['Full.'] }), 'Full.'],
  ['200 with HTML', html(200)],
  ['200 with a notice', { status: 200, body: '<br /><b>Notice</b>: x<br />{"status":"success"}' }],
  ['200 that is cut', { status: 200, body: '{"status":"succ' }],
  ['200 with ten megabytes', { status: 200, body: `{"success":${' '.repeat(10_000_000)}true}` }],
  ['422 with null', json(422, null)],
  ['500 with ten megabytes', { status: 500, body: `{"message":"${'x'.repeat(10_000_000)}"}` }],
  ['422 with a plain list', json(422, { message: '', errors: ['Closed.'] }), 'Closed.'],
  ['400 with a number', json(400, { message: 42 })],
  ['400 with a bare text', json(400, 'No.')],
  ['500 with HTML', html(500)],
  ['500 without a body', { status: 500, body: '' }],
  ['503 that cannot be read', { status: 503, body: '{"message":' }],
  ['302', { status: 302, headers: { location: '/elsewhere' } }],
  ['304', { status: 304 }],
];

test('every other answer is a failure that says why, and all that was typed stays @long', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  for (const [index, [name, reply, reason = CONTACT.failed]] of REFUSALS.entries()) {
    await test.step(name, async () => {
      site.reply(reply);
      await (index % 2 === 0 ? form.button : form.tryAgain).click();
      await expect.poll(site.countPosts).toBe(index + 1);
      await expect(form.failure).toHaveText(reason);
      expect(await form.values()).toEqual(CONTACT.typed);
      await expect(form.terms).toBeChecked();
      await expect(form.button).toHaveText(CONTACT.button);
      await expect(form.button).toBeEnabled();
    });
  }
  site.reply(json(201, {}));
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  await expect(form.failure).toBeHidden();
  expect(site.leads.map(({ payload }) => payload)).toEqual(
    Array(REFUSALS.length + 1).fill(CONTACT.payload),
  );
});

for (const facts of FORMS) {
  test(`${facts.button} says how it went in its own words${facts.long}`, async ({ page, site }) => {
    await stopClock(page);
    const form = await openForm(page, facts);
    await expect(form.button).toHaveText(facts.button);
    await form.fill();
    site.reply(html(500));
    await form.button.click();
    await expect(form.failure).toHaveText(facts.failed);
    await expectWaysOut(form, facts);
    site.reply(json(201, {}));
    await form.button.click();
    await expect(form.success).toHaveText(facts.sent);
    for (const value of Object.values(await form.values())) expect(value).toBe('');
    expect(site.leads.map(({ path }) => path)).toEqual([facts.path, facts.path]);
    expect(site.leads[1]?.payload).toEqual(facts.payload);
    expect(site.leads[1]?.headers['content-type']).toBe('application/json');
  });
}

test('the success text goes after 2 seconds, the receipt at the next edit', async ({ page }) => {
  await stopClock(page, '2026-11-21T14:32:10+05:30');
  const form = await openForm(page, CONTACT);
  await form.autofill();
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

test('a second lead gets its own 2 seconds', async ({ page, site }) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.autofill();
  await form.button.click();
  await expect(form.success).toBeVisible();
  await page.clock.runFor(1_500);
  await form.autofill();
  await form.button.click();
  await expect.poll(() => site.leads.length).toBe(2);
  await expect(form.receipt).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(form.success).toBeVisible();
  await page.clock.runFor(600);
  await expect(form.success).toBeHidden();
});

const SHORT = 'The phone field must be at least 10 digits.';
const TAKEN = 'આ ઇમેઇલ લેવાઈ ગયું છે.';

const FIELD_ERRORS: [string, unknown][] = [
  [
    'Laravel',
    { message: `${SHORT} (and 1 more error)`, errors: { email: [TAKEN], phone: [SHORT] } },
  ],
  ['Django', { phone: [SHORT], email: [TAKEN] }],
  [
    'a list',
    [
      { field: 'phone', message: SHORT },
      { field: 'email', message: TAKEN },
    ],
  ],
  [
    'a list of errors',
    {
      errors: [
        { field: 'email', message: TAKEN },
        { field: 'phone', message: SHORT },
      ],
    },
  ],
  [
    'FastAPI',
    {
      detail: [
        { loc: ['body', 'email'], msg: TAKEN },
        { loc: ['body', 'phone'], msg: SHORT },
      ],
    },
  ],
  [
    'JSON:API',
    {
      errors: [
        { title: TAKEN, source: { pointer: '/data/attributes/email' } },
        { detail: SHORT, source: { parameter: 'phone' } },
      ],
    },
  ],
  [
    'problem details',
    {
      'invalid-params': [
        { name: 'email', reason: TAKEN },
        { name: 'Phone', reason: SHORT },
      ],
    },
  ],
];

for (const [name, answer] of FIELD_ERRORS) {
  test(`errors of fields as ${name} writes them stand at their fields, in the server’s words${longUnless(name === 'Laravel')}`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, CONTACT);
    await form.autofill();
    site.reply(json(422, answer));
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText([TAKEN, SHORT]);
    await expect(form.summary.getByRole('link', { name: TAKEN })).toHaveAttribute('lang', 'gu');
    await expect(form.summary.getByRole('link', { name: SHORT })).not.toHaveAttribute('lang');
    await expect(form.failure).toHaveText(
      name === 'Laravel' ? `${SHORT} (and 1 more error)` : CONTACT.failed,
    );
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
    await form.field('email').focus();
    await expect(form.error('phone')).toHaveText(SHORT);
    await phone.press('End');
    await phone.press('5');
    await expect(form.error('phone')).toBeHidden();
    await expect(form.summary.getByRole('link')).toHaveText([TAKEN]);

    site.reply(json(201, {}));
    await form.button.click();
    await expect(form.receipt).toBeVisible();
    await expect(form.summary).toBeHidden();
    expect(site.countPosts()).toBe(2);
  });
}

test('errors of fields that the form lacks are shown as well', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  site.reply(
    json(422, {
      message: 'Not valid.',
      errors: { captcha: ['बॉक्स पर निशान लगाएँ।'], x: ['No x.'] },
    }),
  );
  await form.button.click();
  await expect(form.failure).toHaveText('Not valid.बॉक्स पर निशान लगाएँ।No x.');
  await expect(form.failure.getByText('बॉक्स')).toHaveAttribute('lang', 'hi');
  await expect(form.summary).toBeHidden();
});

test('429 says when to try again, and 502 and 504 that it may have arrived', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  const MAY_HAVE =
    'A server on the way answered in place of ours, so it may have reached us all the same.';
  const inTwoHours = () => new Date(Date.now() + 7_200_000 - 5_000).toUTCString();
  for (const [reply, said] of [
    [
      { ...json(429, { message: 'Too many.' }), headers: { 'retry-after': '90' } },
      'Too many.Please try again in 2 minutes.',
    ],
    [
      { status: 429, headers: { 'retry-after': inTwoHours() } },
      `${CONTACT.failed}Please try again in 2 hours.`,
    ],
    [html(502), CONTACT.failed + MAY_HAVE],
    [json(504, { message: 'Gateway time-out' }), `Gateway time-out${MAY_HAVE}`],
  ] as [Reply, string][]) {
    site.reply(reply);
    await form.button.click();
    await expect(form.failure).toHaveText(said);
    expect(await form.values()).toEqual(CONTACT.typed);
  }
  expect(site.countPosts()).toBe(4);
});
