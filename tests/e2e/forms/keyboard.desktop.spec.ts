import { expect } from 'playwright/test';
import { FRANCHISE, openForm, test } from '../fixtures/leadForms.ts';

test('a form can be filled in, corrected and sent by keyboard alone', async ({ page, site }) => {
  const form = await openForm(page, FRANCHISE);
  const names = Object.keys(FRANCHISE.labels);
  const [first = ''] = names;
  await form.field(first).focus();
  await page.keyboard.press('Enter');
  await expect(form.summary).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.field(first)).toBeFocused();
  for (const name of names) {
    await expect(form.field(name)).toBeFocused();
    await page.keyboard.insertText(FRANCHISE.typed[name] ?? '');
    await page.keyboard.press('Tab');
  }
  await expect(form.terms).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.section.locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  site.reply({ status: 500 });
  await page.keyboard.press('Enter');
  await expect(form.failure).toBeVisible();
  await expect(form.button).toBeFocused();

  site.reply({ status: 201 });
  await page.keyboard.press('Enter');
  await expect(form.receipt).toBeVisible();
  await expect(form.button).toBeFocused();
  const { path, payload } = FRANCHISE;
  expect(site.leads.at(-1)).toMatchObject({ path, payload });
});
