import { expect, type Page } from 'playwright/test';
import { holdRequests, ISLAND_FILES } from '../fixtures/islands.ts';
import { CONTACT, findForm, openForm, test } from '../fixtures/leadForms.ts';
import { longUnless } from '../fixtures/long.ts';

/** Features that a browser may block, and how it does. */
const LACKS: Record<string, (page: Page) => Promise<unknown>> = {
  'storage that throws': (page) =>
    page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
      // With storage it would be shown once that there is a page in Gujarati.
      Object.defineProperty(navigator, 'languages', { value: ['gu-IN'] });
    }),
  'no cookies': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
};

for (const [lack, take] of Object.entries(LACKS)) {
  test(`with ${lack} a form pressed early is sent, and neither a fault nor a hint is shown${longUnless(lack === 'storage that throws')}`, async ({
    page,
    site,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await take(page);
    const release = await holdRequests(page, ISLAND_FILES);
    await page.goto(site.apiOrigin + CONTACT.route); // there the cookie can be read
    const form = findForm(page, CONTACT);
    await form.fill();
    await form.button.click();
    release();
    await expect(form.receipt).toBeVisible();
    await expect(form.button).toHaveText(CONTACT.button);
    expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
    await expect(page.locator('[data-language-hint]').filter({ visible: true })).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('a button pressed early by keyboard keeps the focus, and is announced', async ({ page }) => {
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.press('Enter');
  await expect(form.section.getByRole('status').filter({ hasText: 'Submitting...' })).toHaveCount(
    1,
  );
  await expect(form.button).toBeFocused();
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.button).toBeDisabled();
  release();
  await expect(form.receipt).toBeVisible();
  await expect(form.button).toBeFocused();
});
