import { expect } from 'playwright/test';
import { languages } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';
import { watchComplaints } from '../e2e/fixtures/islands.ts';
import { CONTACT, stopClock, test } from '../e2e/fixtures/leadForms.ts';

/** All languages use the same code, so one beside English is enough. */
for (const { code } of languages.slice(1, 2)) {
  const { contact, forms } = messagesIn(code);

  test(`a form in ${code} sends the same values as in English`, async ({ page, site }) => {
    const complaints = watchComplaints(page);
    await stopClock(page); // the success text disappears after two seconds
    await page.goto(`/${code}${CONTACT.route}`);
    const form = page.locator(`#${CONTACT.id}`);
    await form.locator('[name=email]').fill('no address');
    await form.locator('[type=submit]').tap();
    await expect(form.locator(`#${CONTACT.id}-name-error`)).toHaveText(contact.fields.nameMissing);
    await expect(form.locator(`#${CONTACT.id}-email-error`)).toHaveText(forms.fields.emailWrong);
    // Without a pause the two presses would count as a double click.
    for (const [name, value] of Object.entries(CONTACT.typed)) {
      const field = form.locator(`[name=${name}]`);
      await field.tap();
      await field.fill(value);
    }
    await form.locator('[type=checkbox]').check();
    await form.locator('[type=submit]').tap();
    const sent = page.getByRole('status').filter({ hasText: contact.fields.sent });
    await expect(sent).toBeVisible();
    expect(site.leads.map(({ path, payload }) => ({ path, payload }))).toEqual([
      { path: CONTACT.path, payload: CONTACT.payload },
    ]);
    expect(complaints).toEqual([]);
  });
}
