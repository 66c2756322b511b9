import { expect } from '@playwright/test';
import { CONTACT, FRANCHISE, openForm, ORDER, test } from '../../fixtures/leadForms.ts';

const EMAIL = 'Enter a valid email';
const PHONE = 'Enter a valid phone number';
const PINCODE = 'Enter a valid 6-digit pincode.';
const EXPERIENCE = 'Experience description must be 500 characters or less.';
const INTEREST = 'Interest description must be 500 characters or less.';
const FAMILY = '👨‍👩‍👧‍👦';
const RIGHT_TO_LEFT = 'مرحبا بكم';
const LONG = 'ખમણ '.repeat(2500).trim();

/** A field, what is typed into it, and the message; without one the form is sent, perhaps as another text. */
type Row = [field: string, typed: string, message?: string | undefined, sent?: string];

const required = (field: string, message: string): Row[] => [
  [field, '', message],
  [field, '   ', message],
];

const email: Row[] = [
  ...required('email', 'Email is required'),
  ['email', 'asha', EMAIL],
  ['email', 'asha@mail', EMAIL],
  ['email', 'a b@mail.example', EMAIL],
  ['email', 'a@b@mail.example', EMAIL],
  ['email', 'a@b.c'],
];

const phone: Row[] = [
  ['phone', '500000123', PHONE],
  ['phone', '50000 0123', PHONE],
  ['phone', '50000-0123', PHONE],
  ['phone', '50000 01234 / 50000 01235', PHONE],
  ['phone', '++915000001234', PHONE],
  ['phone', '5000001234'],
  ['phone', '+91 50000-01234', undefined, '+915000001234'],
  ['phone', '(0500) 001 2345', undefined, '05000012345'],
  ['phone', '\u202a+91\u00a0૫૦૦૦૦\u00a0૦૧૨૩૪\u202c', undefined, '+915000001234'],
  ['phone', '９१ 50000 0１२34', undefined, '915000001234'],
  ['phone', '0091 50000 01234 5678', undefined, '009150000012345678'],
];

/** Each field that takes any text takes these too. */
const anyText = (field: string): Row[] => [
  [field, FAMILY],
  [field, RIGHT_TO_LEFT],
  [field, LONG],
];

const answer = (field: string, message: string): Row[] => [
  [field, 'x'.repeat(500)],
  [field, ` ${'x'.repeat(500)}\n`],
  [field, 'x'.repeat(501), message],
  [field, '😀'.repeat(250)],
  [field, `${'😀'.repeat(250)}x`, message],
  [field, RIGHT_TO_LEFT],
  [field, LONG, message],
];

const TABLES = [
  {
    facts: CONTACT,
    rows: [
      ...required('name', 'Name is required.'),
      ...anyText('name'),
      ...email,
      ['phone', ''],
      ['phone', '  '],
      ...phone,
      ...required('message', 'Message is required.'),
      ...anyText('message'),
    ] satisfies Row[],
  },
  {
    facts: FRANCHISE,
    rows: [
      ...required('name', 'Full name is required.'),
      ...anyText('name'),
      ...email,
      ...required('phone', 'Phone number is required.'),
      ...phone,
      ...required('city', 'City is required.'),
      ...anyText('city'),
      ...required('address', 'Address is required.'),
      ...anyText('address'),
      ...required('pincode', 'Pincode is required.'),
      ['pincode', '38000', PINCODE],
      ['pincode', '3800011', PINCODE],
      ['pincode', '38000a', PINCODE],
      ['pincode', '380-001', PINCODE],
      ['pincode', '380 001', PINCODE],
      ['pincode', ' 380001 '],
      ['pincode', '३८००૦૧', undefined, '380001'],
      ['experience', ''],
      ['experience', '  '],
      ...answer('experience', EXPERIENCE),
      ...required('interest', 'Please explain your interest in the franchise.'),
      ...answer('interest', INTEREST),
    ] satisfies Row[],
  },
  {
    facts: ORDER,
    rows: [
      ...required('name', 'Name is required'),
      ...anyText('name'),
      ...email,
      ...required('phone', 'Phone is required'),
      ...phone,
      ...required('address', 'Address is required'),
      ...anyText('address'),
      ...required('description', 'Description is required'),
      ...anyText('description'),
    ] satisfies Row[],
  },
];

for (const { facts } of TABLES) {
  test(`${facts.button}, once sent, accuses nobody of what was wrong before`, async ({ page }) => {
    const form = await openForm(page, facts);
    await form.autofill({ name: '' });
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await form.field('name').fill('Asha');
    await form.field('name').press('Enter');
    await expect(form.success).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
    await expect(form.summary).toBeHidden();
  });
}

for (const { facts, rows } of TABLES) {
  test(`${facts.button} refuses and sends what the table says`, async ({ page, site }) => {
    test.setTimeout(120_000);
    const form = await openForm(page, facts);
    await form.autofill();
    for (const [field, typed, message, sent = typed.trim()] of rows) {
      await test.step(`${field}: ${JSON.stringify(typed.slice(0, 40))} → ${message ?? 'sent'}`, async () => {
        const sentBefore = site.leads.length;
        await form.autofill();
        await form.field(field).fill(typed);
        await form.button.click();
        if (message === undefined) {
          await expect(form.success).toBeVisible();
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
  test(`${facts.button} asks for the tick`, async ({ page, site }) => {
    const form = await openForm(page, facts);
    await form.fill();
    await form.terms.uncheck();
    await form.button.click();
    await expect(form.error('terms')).toHaveText('You must accept the terms.');
    await expect(form.summary.getByRole('link')).toHaveText(['You must accept the terms.']);
    await form.terms.check();
    await expect(form.summary).toBeHidden();
    await form.button.click();
    await expect(form.success).toBeVisible();
    expect(site.leads.map(({ payload }) => payload)).toEqual([facts.payload]);
  });
}

test('an empty form lists everything that is required, in order', async ({ page, site }) => {
  const form = await openForm(page, FRANCHISE);
  await form.button.click();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Full name is required.',
    'Email is required',
    'Phone number is required.',
    'City is required.',
    'Pincode is required.',
    'Address is required.',
    'Please explain your interest in the franchise.',
    'You must accept the terms.',
  ]);
  expect(site.countPosts()).toBe(0);
});

test('a field speaks up only once it has been refused, and is quiet while edited', async ({
  page,
}) => {
  const form = await openForm(page, CONTACT);
  await form.field('email').fill('asha');
  await form.field('name').focus();
  await expect(form.error('email')).toBeHidden();

  await form.button.click();
  await expect(form.error('email')).toHaveText(EMAIL);
  await form.field('email').press('End');
  await form.field('email').press('@');
  await expect(form.error('email')).toBeHidden();
  await expect(form.summary.getByRole('link', { name: EMAIL })).toBeHidden();

  await form.field('phone').focus();
  await expect(form.error('email')).toHaveText(EMAIL);
  await form.field('email').fill('asha@mail.example');
  await form.field('phone').focus();
  await expect(form.error('email')).toBeHidden();
});

test('a message that comes up on leaving a field does not take the press from what is pressed', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.button.click();
  await expect(form.summary).toBeFocused();
  await form.autofill();
  await form.terms.uncheck();
  await form.field('message').fill(' ');
  await form.terms.click();
  await expect(form.terms).toBeChecked();
  await expect(form.error('message')).toBeVisible();

  await form.field('message').fill('  ');
  await expect(form.error('message')).toBeHidden();
  await form.button.click();
  await expect(form.summary).toBeFocused();
  expect(site.countPosts()).toBe(0);
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
      `Optional: if you would rather we rang. ${PHONE} ${reason}`,
    );
  }
  await phone.fill('50000 01234');
  await expect(phone).toHaveAccessibleDescription('Optional: if you would rather we rang.');
});

test('the summary keeps the order of the form, whatever was found first', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  await form.autofill({ pincode: '380001', name: '' });
  await form.button.click();
  await expect(form.error('name')).toBeVisible();
  await form.field('name').fill('Kirtan');
  await form.field('interest').fill('');
  await form.button.click();
  const interest = 'Please explain your interest in the franchise.';
  await expect(form.summary.getByRole('link')).toHaveText([interest]);
  await form.field('name').fill('');
  await form.field('city').focus();
  await expect(form.summary.getByRole('link')).toHaveText(['Full name is required.', interest]);
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
