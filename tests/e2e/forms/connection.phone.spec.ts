import { expect } from '@playwright/test';
import type { FormSite } from '../../fixtures/formSite.ts';
import { islandsNamed, hydrate } from '../../fixtures/islands.ts';
import { CONTACT, openForm, stopClock, test as test } from '../../fixtures/leadForms.ts';

const MAY_HAVE = 'No answer came, so it may have reached us all the same.';
const OFFLINE = 'You are offline, so nothing was sent.';
const ONLINE_AGAIN = 'You are online again. Nothing has been sent yet.';

const BREAKS: [string, (site: FormSite) => unknown][] = [
  ['cut while it is being sent', (site) => site.reply('cut before the body is read')],
  ['cut before an answer', (site) => site.reply('cut before an answer')],
  ['refused', (site) => site.stop()],
];

test('a broken connection may have carried it, keeps all and can be tried again', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  await form.button.click();
  await expect(form.receipt).toBeVisible();
  for (const [name, breakOff] of BREAKS) {
    await test.step(name, async () => {
      await form.autofill();
      await breakOff(site);
      await form.button.click();
      await expect(form.failure.getByText(CONTACT.failed, { exact: true })).toBeVisible();
      await expect(form.failure.getByText(MAY_HAVE, { exact: true })).toBeVisible();
      expect(await form.values()).toEqual(CONTACT.typed);
      await expect(form.button).toBeEnabled();
      site.reply({ status: 201 });
      await site.start();
      site.leads.length = 0;
      await form.tryAgain.click();
      await expect(form.receipt).toBeVisible();
      await expect(form.failure).toBeHidden();
      expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
    });
  }
});

test('an API that does not let this origin in is a failure, and gets no lead', async ({
  page,
  site,
}) => {
  const form = await openForm(page, CONTACT);
  await form.autofill();
  site.allowOrigins(false);
  await form.button.click();
  await expect(form.failure).toContainText(CONTACT.failed);
  expect(await form.values()).toEqual(CONTACT.typed);
  expect(site.countPosts()).toBe(0);
});

test('after 5 seconds of silence it may have arrived, and nothing is sent again', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.autofill();
  site.reply('silence');
  await form.button.click();
  await expect.poll(() => site.leads.length).toBe(1);
  await page.clock.runFor(4_900);
  await expect(form.button).toHaveText('Submitting...');
  await expect(form.button).toBeDisabled();
  await page.clock.runFor(200);
  await expect(form.failure).toContainText(CONTACT.failed);
  await expect(form.failure).toContainText(MAY_HAVE);
  await page.clock.runFor(60_000);
  expect(site.countPosts()).toBe(1);
  expect(await form.values()).toEqual(CONTACT.typed);
});

test('a failing answer whose body never ends is over after 5 seconds too', async ({
  page,
  site,
}) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.autofill();
  site.reply('silence in the body');
  await form.button.click();
  await expect.poll(() => site.leads.length).toBe(1);
  await page.clock.runFor(5_100);
  await expect(form.failure).toHaveText(CONTACT.failed);
});

test('offline is said at once, and Try again sends once when the visitor wants', async ({
  page,
  site,
  context,
}) => {
  const form = await openForm(page, CONTACT);
  await form.fill();
  await context.setOffline(true);
  await form.button.click();
  await expect(form.failure.getByText(CONTACT.failed, { exact: true })).toBeVisible();
  await expect(form.failure.getByText(OFFLINE, { exact: true })).toBeVisible();
  expect(await form.values()).toEqual(CONTACT.typed);

  await context.setOffline(false);
  await expect(form.failure.getByText(ONLINE_AGAIN, { exact: true })).toBeVisible();
  expect(site.countPosts()).toBe(0);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
});

test('a browser that wrongly believes to be offline can still send', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  const form = await openForm(page, CONTACT);
  await hydrate(islandsNamed(page, 'leadForms'));
  await form.autofill();
  await form.button.click();
  await expect(form.failure).toContainText(OFFLINE);
  await form.tryAgain.click();
  await expect(form.receipt).toBeVisible();
  expect(site.leads).toHaveLength(1);
});
