import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { FORMS, openForm, test } from '../../fixtures/leadForms.ts';

/** Records the events that a tool could count. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'site:counted',
      (event) => {
        if (event instanceof CustomEvent) {
          document.documentElement.dataset.counted = `${document.documentElement.dataset.counted ?? ''}${JSON.stringify(event.detail)}`;
        }
      },
      true,
    );
  });

const counted = (page: Page) => page.locator('html').getAttribute('data-counted');

for (const facts of FORMS) {
  test(`${facts.id} says once that the server took a lead${facts.long}`, async ({ page, site }) => {
    await listen(page);
    const form = await openForm(page, facts);
    site.reply({ status: 500, body: '{}' });
    await form.autofill();
    await form.button.click();
    await expect(form.failure).toBeVisible();
    expect(await counted(page)).toBeNull();
    site.reply({ status: 201, body: '{}' });
    await form.button.click();
    await expect(form.receipt).toBeVisible();
    expect(JSON.parse((await counted(page)) ?? '')).toEqual({
      kind: 'lead',
      from: facts.id,
    });
  });
}
