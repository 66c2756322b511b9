import { expect } from 'playwright/test';
import { FORMS, openForm, test } from '../../fixtures/leadForms.ts';

for (const facts of FORMS) {
  test(`${facts.button} can be filled in, mended and sent by keyboard alone`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, facts);
    const names = Object.keys(facts.labels);
    const [first = ''] = names;
    await form.field(first).focus();
    await page.keyboard.press('Enter');
    await expect(form.summary).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.field(first)).toBeFocused();
    for (const name of names) {
      await expect(form.field(name)).toBeFocused();
      await page.keyboard.insertText(facts.typed[name] ?? '');
      await page.keyboard.press('Tab');
    }
    if (facts.hasTerms) {
      await expect(form.terms).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await expect(form.section.locator('summary, a[href="#privacy"]')).toBeFocused();
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
    expect(site.leads.at(-1)?.payload).toEqual(facts.payload);
  });
}
