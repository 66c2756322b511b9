import { expect } from '@playwright/test';
import {
  CONTACT,
  openForm,
  stopClock,
  test as test,
  type FoundForm,
} from '../../fixtures/leadForms.ts';

const SUBMITS = 100;

/** Ways to submit several times by accident. */
const PRESSES: ((form: FoundForm) => Promise<void>)[] = [
  (form) => form.button.dblclick(),
  (form) => form.button.click({ clickCount: 3 }),
  async (form) => {
    await form.field('name').press('Enter');
    await form.field('name').press('Enter');
  },
  async (form) => {
    await form.field('email').press('Enter');
    await form.button.click();
  },
  async (form) => {
    await form.button.click();
    await form.field('phone').press('Enter');
    await form.field('phone').press('Enter');
  },
  (form) =>
    form.button.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    }),
  (form) =>
    form.button.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
    }),
];

test(`${SUBMITS} double and triple submits are ${SUBMITS} POSTs @long`, async ({ page, site }) => {
  test.setTimeout(600_000);
  const form = await openForm(page, CONTACT);
  const messages: string[] = [];
  for (let count = 0; count < SUBMITS; count += 1) {
    const message = `Lead ${count}`;
    messages.push(message);
    await form.autofill({ message });
    await PRESSES[count % PRESSES.length]?.(form);
    await expect.poll(() => site.leads.length).toBe(messages.length);
    await expect(form.field('message')).toHaveValue('');
  }
  expect(site.countPosts()).toBe(SUBMITS);
  expect(site.leads.map(({ payload }) => payload)).toEqual(
    messages.map((message) => ({ ...CONTACT.payload, message })),
  );
});

test('presses while a lead is on its way add nothing to it', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  site.reply('silence');
  await form.button.click();
  await expect(form.button).toBeDisabled();
  for (const name of ['name', 'email', 'phone']) await form.field(name).press('Enter');
  await expect.poll(() => site.leads.length).toBe(1);
  expect(site.countPosts()).toBe(1);
});

test('a double click on a server that refuses is one POST', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  site.reply({ status: 422, body: '{"message":"No."}' });
  await form.autofill();
  await form.button.dblclick();
  await expect(form.failure).toHaveText('No.');
  expect(site.countPosts()).toBe(1);
});

test('a stray press after success keeps the receipt and shows no error', async ({ page, site }) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.autofill();
  await form.button.click();
  await expect(form.success).toBeVisible();
  await form.button.click();
  await form.field('name').press('Enter');
  await expect(form.summary).toBeHidden();
  await expect(form.receipt).toBeVisible();
  expect(site.countPosts()).toBe(1);
});

test('what is typed while a lead is on its way is not taken, so that nothing is cleared unseen', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  site.reply('silence');
  await form.button.click();
  await expect(form.button).toBeDisabled();
  for (const name of Object.keys(CONTACT.labels)) {
    await expect(form.field(name)).not.toBeEditable();
  }
});
