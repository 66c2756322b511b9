import { expect } from 'playwright/test';
import { languagesAt } from '../../fixtures/leftOutPages.ts';
import { expectHydrated, ISLAND_FILES } from '../fixtures/islands.ts';
import { CONTACT, expectWaysOut, forms, openForm, stopClock, test } from '../fixtures/leadForms.ts';

test('a press before the page’s scripts run is handled later', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return; // the document is parsed, but no module has run
      const tick = document.querySelector<HTMLInputElement>('form [type=checkbox]');
      if (tick) tick.checked = true;
      document.querySelector('form')?.requestSubmit();
    });
  });
  await stopClock(page);
  await page.route(ISLAND_FILES, () => undefined);
  const form = await openForm(page, CONTACT);
  await expect(form.button).toHaveText(forms.submitting);
  await expect(form.terms).toBeChecked();
  await page.clock.runFor(10_100);
  await expect(form.failure).toContainText(CONTACT.texts.failed);
});

test('without the island’s files the lead can go by WhatsApp or e-mail', async ({ page, site }) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await page.route(ISLAND_FILES, () => undefined);
  await form.fill();
  await form.button.click();
  await page.clock.runFor(10_100);
  await expect(form.failure).toContainText(CONTACT.texts.failed);
  await expectWaysOut(form, CONTACT);
  await form.field('name').fill('Asha & Kirtan\u2019s shop, 100%');
  await expectWaysOut(form, CONTACT);
  expect(page.url()).toBe(site.origin + CONTACT.route);
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

test('a failed lead is restored after a reload and in another language', async ({ page, site }) => {
  const form = await openForm(page, CONTACT);
  site.reply({ status: 500 });
  await form.fill();
  await form.button.click();
  await expect(form.failure).toBeVisible();
  await page.reload();
  expect(await form.values()).toEqual(CONTACT.typed);
  for (const { path } of languagesAt(CONTACT.route)) {
    await page.goto(path + CONTACT.route);
    expect(await form.values()).toEqual(CONTACT.typed);
  }
});
