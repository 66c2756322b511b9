import { expect } from 'playwright/test';
import { expectHydrated, holdRequests, ISLAND_FILES } from '../fixtures/islands.ts';
import { CONTACT, expectWaysOut, forms, openForm, stopClock, test } from '../fixtures/leadForms.ts';

test('a press before the page’s scripts run outlives files that stall', async ({ page, site }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return; // the document is parsed, but no module has run
      const tick = document.querySelector<HTMLInputElement>('form [type=checkbox]');
      if (tick) tick.checked = true;
      document.querySelector('form')?.requestSubmit();
    });
  });
  await stopClock(page);
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await expect(form.button).toHaveText(forms.submitting);
  await expect(form.terms).toBeChecked();
  await page.clock.runFor(10_100);
  await expect(form.failure).toContainText(CONTACT.texts.failed);
  await form.fill({ name: 'Asha & Kirtan\u2019s shop, 100%' });
  await expectWaysOut(form, CONTACT);
  expect(page.url()).toBe(site.origin + CONTACT.route);
  expect(site.countPosts()).toBe(0);
  release();
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
});

test('offline the form says that nothing was sent, and keeps what was typed', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  await expectHydrated(form.island);
  await page.context().setOffline(true);
  await form.button.click();
  await expect(form.failure).toHaveText(CONTACT.texts.failed + forms.offline);
  await expectWaysOut(form, CONTACT);
  await page.context().setOffline(false);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads).toMatchObject([{ payload: CONTACT.payload }]);
});
