import { expect } from 'playwright/test';
import { FORM_RULES, type RuleRow } from '../../fixtures/formRules.ts';
import {
  CONTACT,
  FORMS,
  FRANCHISE,
  FRANCHISE_MISSING,
  openForm,
  test,
} from '../../fixtures/leadForms.ts';

const EMAIL = 'Enter a valid email';
const PHONE = 'Enter a valid phone number';

for (const facts of FORMS) {
  test(`${facts.button}, once sent, accuses nobody of what was wrong before${facts.long}`, async ({
    page,
  }) => {
    const form = await openForm(page, facts);
    await form.autofill({ name: '' });
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await form.field('name').fill('Asha');
    await form.field('name').press('Enter');
    await expect(form.receipt).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
    await expect(form.summary).toBeHidden();
  });
}

/** One row for each message and each conversion of a field; a unit test covers all rows. */
const oneOfEach = (rows: readonly RuleRow[]): RuleRow[] => [
  ...new Map(
    rows.map((row) => [`${row[0]} ${row[2] ?? 'sent'} ${row[3] !== undefined}`, row]),
  ).values(),
];

for (const { facts, rows: all } of FORM_RULES) {
  test(`${facts.button} refuses and sends what its rules say${facts.long}`, async ({
    page,
    site,
  }) => {
    const rows = oneOfEach(all);
    const form = await openForm(page, facts);
    await form.autofill();
    for (const [field, typed, message, sent = typed.trim()] of rows) {
      await test.step(`${field}: ${JSON.stringify(typed.slice(0, 40))} → ${message ?? 'sent'}`, async () => {
        const sentBefore = site.leads.length;
        await form.autofill();
        await form.field(field).fill(typed);
        await form.button.click();
        if (message === undefined) {
          await expect(form.receipt).toBeVisible();
          expect(site.leads[sentBefore]?.payload).toEqual({
            ...facts.payload,
            [field]: sent,
          });
        } else {
          await expect(form.error(field)).toHaveText(message);
          await expect(form.summary.getByRole('link')).toHaveText([message]);
          expect(site.leads).toHaveLength(sentBefore);
        }
      });
    }
    expect(site.leads).toHaveLength(rows.filter(([, , message]) => message === undefined).length);
    expect(new Set(site.leads.map(({ path }) => path))).toEqual(new Set([facts.path]));
  });
}

for (const facts of [CONTACT, FRANCHISE]) {
  test(`${facts.button} asks for the tick${facts.long}`, async ({ page, site }) => {
    const form = await openForm(page, facts);
    await form.fill();
    await form.terms.uncheck();
    await form.button.click();
    await expect(form.error('terms')).toHaveText('You must accept the terms.');
    await expect(form.summary.getByRole('link')).toHaveText(['You must accept the terms.']);
    await form.terms.check();
    await expect(form.summary).toBeHidden();
    await form.button.click();
    await expect(form.receipt).toBeVisible();
    expect(site.leads.map(({ payload }) => payload)).toEqual([facts.payload]);
  });
}

test('an empty form lists everything that is required, in order', async ({ page, site }) => {
  const form = await openForm(page, FRANCHISE);
  await form.button.click();
  await expect(form.summary.getByRole('link')).toHaveText(FRANCHISE_MISSING);
  expect(site.countPosts()).toBe(0);
});

test('a form is checked on submit only, and an error goes while its field is edited', async ({
  page,
}) => {
  const form = await openForm(page, CONTACT);
  await form.autofill({ email: 'asha' });
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

test('beside the message of a phone number stands why, and goes with it', async ({ page }) => {
  const form = await openForm(page, CONTACT);
  const phone = form.field('phone');
  for (const [typed, reason] of [
    ['50000-0123', 'It needs at least 10 digits, and this has 9.'],
    ['50000 01234 x2', 'Write one number in digits, with a + only in front.'],
  ] as const) {
    await phone.fill(typed);
    await form.button.click();
    await expect(form.error('phone')).toHaveText(PHONE);
    await expect(form.section.getByText(reason, { exact: true })).toBeVisible();
    await expect(phone).toHaveAccessibleDescription(
      `Optional: only if you would like a call. ${PHONE} ${reason}`,
    );
  }
  await phone.fill('50000 01234');
  await expect(phone).toHaveAccessibleDescription('Optional: only if you would like a call.');
});

test('the count of a long answer goes by UTF-16 units after trimming', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  const count = page.locator(`#${FRANCHISE.id} [aria-hidden]`, { hasText: /characters?/ });
  for (const [typed, shown] of [
    ['x', '499 characters left'],
    ['  😀 ', '498 characters left'],
    ['x'.repeat(499), '1 character left'],
    ['x'.repeat(500), '0 characters left'],
    ['x'.repeat(501), '1 character too many'],
    ['x'.repeat(512), '12 characters too many'],
  ] as const) {
    await form.field('interest').fill(typed);
    await expect(count).toHaveText([shown]);
  }
  await form.field('interest').fill(' ');
  await expect(count).toHaveCount(0);
});
