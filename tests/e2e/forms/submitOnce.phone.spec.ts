import { expect } from 'playwright/test';
import { expectHydrated, holdRequests } from '../fixtures/islands.ts';
import { CONTACT, openForm, stopClock, test } from '../fixtures/leadForms.ts';

test('while a lead is on its way, presses add nothing to it and nothing can be typed', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  site.reply('silence');
  await form.button.click();
  await expect(form.button).toBeDisabled();
  for (const name of Object.keys(CONTACT.labels)) {
    await expect(form.field(name)).not.toBeEditable();
    if (name !== 'message') await form.field(name).press('Enter');
  }
  await expect.poll(() => site.leads.length).toBe(1);
  expect(site.countPosts()).toBe(1);
});

for (const status of [201, 500]) {
  test(`Clear while a lead is on its way empties the form, which waits for the answer ${status}`, async ({
    page,
    site,
  }) => {
    const answer = await holdRequests(page, `**${CONTACT.path}`);
    site.reply({ status });
    const form = await openForm(page, CONTACT);
    await form.fill();
    await form.button.click();
    await expectHydrated(form.island);
    await form.clear.click();
    for (const value of Object.values(await form.values())) expect(value).toBe('');
    await expect(form.button).toBeDisabled();
    await expect(form.field('name')).not.toBeEditable();
    answer();
    await expect(form.button).toBeEnabled();
    await expect(form.receipt).toBeVisible({ visible: status === 201 });
    await expect(form.failure).toBeHidden();
    expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
  });
}

test('a double click on a server that refuses is one POST', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  site.reply({ status: 422, body: '{"message":"No."}' });
  await form.fill();
  await form.button.dblclick();
  await expect(form.failure).toHaveText('No.');
  expect(site.countPosts()).toBe(1);
});

test('a stray press after success keeps the receipt and shows no error @long', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.success).toBeVisible();
  await form.button.click();
  await form.field('name').press('Enter');
  await expect(form.summary).toBeHidden();
  await expect(form.receipt).toBeVisible();
  expect(site.countPosts()).toBe(1);
});
