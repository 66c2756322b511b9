import { expect } from 'playwright/test';
import { expectHydrated, holdRequests, ISLAND_FILES } from '../fixtures/islands.ts';
import {
  business,
  CONTACT,
  expectWaysOut,
  openForm,
  readMessage,
  stopClock,
  test,
} from '../fixtures/leadForms.ts';

const MAY_HAVE = 'No answer came, so it may have reached us all the same.';
const OFFLINE = 'You are offline, so nothing was sent.';

test('a broken connection may have carried it, keeps all and can be tried again', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  for (const cut of ['cut before an answer', 'cut in the body'] as const) {
    await test.step(cut, async () => {
      await form.fill();
      site.reply(cut);
      await form.button.click();
      await expect(form.failure).toHaveText(CONTACT.failed + MAY_HAVE);
      expect(await form.values()).toEqual(CONTACT.typed);
      site.reply({ status: 201 });
      await form.tryAgain.click();
      await expect(form.receipt).toBeVisible();
      await expect(form.failure).toBeHidden();
      expect(site.leads.at(-1)?.payload).toEqual(CONTACT.payload);
    });
  }
});

test('a browser that wrongly believes to be offline can still send', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  const form = await openForm(page, CONTACT);
  await form.fill();
  await expectHydrated(form.island);
  await form.button.click();
  await expect(form.failure).toContainText(OFFLINE);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads).toHaveLength(1);
});

test('a browser that wrongly believes to be offline can send before the form is hydrated', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  const release = await holdRequests(page, ISLAND_FILES);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await form.button.click();
  await expect(form.failure).toContainText(OFFLINE);
  await form.tryAgain.click();
  release();
  await expect(form.receipt).toBeVisible();
  expect(site.leads).toHaveLength(1);
});

test('a press before the page’s own script runs is answered too', async ({ page }) => {
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
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.terms).toBeChecked();
  await page.clock.runFor(10_100);
  await expect(form.failure).toContainText(CONTACT.failed);
});

test('where the island’s files never come, the lead can go by WhatsApp or e-mail', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await page.route(ISLAND_FILES, () => undefined);
  await form.fill();
  await form.button.click();
  await page.clock.runFor(10_100);
  await expect(form.failure).toContainText(CONTACT.failed);
  await expectWaysOut(form, CONTACT);
  await form.field('name').fill('Asha & Kirtan\u2019s shop, 100%');
  await expectWaysOut(form, CONTACT);
  expect(page.url()).toBe(site.origin + CONTACT.route);
  await expect(form.sentThere).toBeHidden();
});

test('a lead that went by WhatsApp leaves the form once the visitor says so', async ({
  page,
  site,
  context,
}) => {
  const chat = business.whatsapp?.href ?? '';
  await context.route(`${chat}**`, (route) => route.fulfill({ body: 'A chat' }));
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await page.route(ISLAND_FILES, (route) => route.abort());
  await form.fill();
  await form.button.click();
  await page.clock.runFor(10_100);
  const opening = context.waitForEvent('page');
  await form.byWhatsapp.press('Enter');
  expect((await opening).url()).toContain(`${chat}?text=Write%20to%20us%0A%0AYour%20Name`);
  await (await opening).close();
  expect(await form.values()).toEqual(CONTACT.typed);

  await form.sentThere.click();
  await expect(form.thanks).toBeFocused();
  await expect(form.failure).toBeHidden();
  for (const value of Object.values(await form.values())) expect(value).toBe('');
  await expect(form.terms).not.toBeChecked();

  await page.unroute(ISLAND_FILES);
  await form.fill({ name: 'Kirtan' });
  await form.button.click();
  await expect(form.success).toBeVisible();
  await expect(form.thanks).toBeHidden();
  expect(site.leads.at(-1)?.payload).toEqual({ ...CONTACT.payload, name: 'Kirtan' });
  await page.reload();
  for (const value of Object.values(await form.values())) expect(value).toBe('');
});

test('a failed lead that was not sent elsewhere is still a draft after a reload', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  site.reply({ status: 500 });
  await form.fill();
  await form.button.click();
  await form.byEmail.dispatchEvent('contextmenu');
  await expect(form.sentThere).toBeVisible();
  expect(await readMessage(form.byEmail)).toHaveProperty('subject', 'Write to us');
  await page.reload();
  expect(await form.values()).toEqual(CONTACT.typed);
  await page.getByRole('link', { name: 'ગુજરાતી' }).first().click();
  await expect(page.locator('[name=message]')).toHaveValue(CONTACT.typed['message'] ?? '');
});
