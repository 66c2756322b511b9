import { expect, type Page } from 'playwright/test';
import { holdRequests, ISLAND_FILES, hydrateAll } from '../../fixtures/islands.ts';
import { CONTACT, findForm, openForm, test } from '../../fixtures/leadForms.ts';
import { longUnless } from '../../fixtures/long.ts';

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
  test(`with ${lack} a form pressed early is sent, every island hydrates, and no fault is shown${longUnless(lack === 'storage that throws')}`, async ({
    page,
    site,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await take(page);
    await test.step('a form pressed early is sent', async () => {
      const release = await holdRequests(page, ISLAND_FILES);
      await page.goto(site.apiOrigin + CONTACT.route); // there the cookie can be read
      const form = findForm(page, CONTACT);
      await form.fill();
      await form.button.click();
      release();
      await expect(form.receipt).toBeVisible();
      await expect(form.button).toHaveText(CONTACT.button);
      expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
    });
    for (const route of ['/franchises-list/', '/services/']) {
      await test.step(`every island of ${route} hydrates`, async () => {
        await page.goto(route);
        await hydrateAll(page);
      });
    }
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
